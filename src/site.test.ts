import { expect, onTestFinished, test, vi } from 'vitest';
import * as site from './site';

test('an announcement is a bar that readers can close', async () => {
  const announcement = { id: 'owls', content: 'Owls are <b>awake</b>.' };
  vi.doMock('./site', () => ({ ...site, announcement }));
  onTestFinished(() => void vi.doUnmock('./site'));
  const { default: config } = await import('../docusaurus.config');
  expect(config.themeConfig).toMatchObject({ announcementBar: { ...announcement, isCloseable: true } });
});
