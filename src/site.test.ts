import { expect, onTestFinished, test, vi } from 'vitest';

test('an announcement reaches the theme, which remembers for later visits that a reader closed it', async () => {
  const announcementBar = { id: 'owls', content: 'Owls are <b>awake</b>.' };
  // Without what other tests have imported, and not for them.
  vi.resetModules();
  vi.doMock('./site', async (original) => ({ ...(await original<object>()), announcementBar }));
  onTestFinished(() => {
    vi.doUnmock('./site');
    vi.resetModules();
  });
  const { storage, themeConfig } = (await import('../docusaurus.config')).default;
  expect(themeConfig).toMatchObject({ announcementBar });
  expect(storage?.type ?? 'localStorage').toBe('localStorage');
});
