import { expect, onTestFinished, test, vi } from 'vitest';
import * as site from './site';

test('an announcement is a bar that readers can close', async () => {
  const announcement = { id: 'owls', content: 'Owls are <b>awake</b>.' };
  // Without what other tests have imported, and not for them.
  vi.resetModules();
  vi.doMock('./site', () => ({ ...site, announcement }));
  onTestFinished(() => {
    vi.doUnmock('./site');
    vi.resetModules();
  });
  const { default: config } = await import('../docusaurus.config');
  expect(config.themeConfig).toMatchObject({ announcementBar: { ...announcement, isCloseable: true } });
});
