import type { Page } from '@playwright/test';
import { announced, expect, open, searchField, suggestions, test } from '../support/page';

/** Does what the translator of a browser does: puts each text into its own element, new ones too. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const replace = (text: Text) => {
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data);
      text.replaceWith(font);
    };
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) {
        texts.push(walker.currentNode as Text);
      }
      texts
        .filter(
          ({ data, parentElement }) => data.trim() && parentElement?.matches(':not(font, script, style)'),
        )
        .forEach(replace);
    };
    translateIn(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        addedNodes.forEach(translateIn);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await expect(page.getByRole('main').locator('font').first()).toBeAttached();
}

const uses: Readonly<Record<string, readonly [address: string, use: (page: Page) => Promise<void>]>> = {
  PlanChooser: [
    '/subscriptions',
    async (page) => {
      await page.getByLabel('People online').selectOption('pro');
      await expect(announced(page, 'Pro costs')).toHaveCount(1);
      await page.getByRole('checkbox', { name: 'Single sign-on' }).check();
      await expect(page.getByText('It includes 10 chats')).toBeVisible();
      await page.getByRole('button', { name: 'Clear the form' }).click();
      await expect(announced(page, 'Enter what your chat needs')).toHaveCount(1);
    },
  ],
  PermissionExplorer: [
    '/chat-features/ranks',
    async (page) => {
      for (const name of ['Moderator', 'Owner', 'Guest']) {
        await page.getByRole('radio', { name }).check();
        await expect(announced(page, `${name} has`)).toHaveCount(1);
      }
    },
  ],
  EmbedBuilder: [
    '/chat-features/embed',
    async (page) => {
      await page.getByRole('radio', { name: 'Script' }).check();
      await page.getByLabel('Mode', { exact: true }).selectOption('popup');
      await page.getByRole('checkbox', { name: 'Header', exact: true }).check();
      await page.getByLabel('Height', { exact: true }).fill('5000');
      await expect(announced(page, 'Fields with errors')).toHaveCount(1);
      await page.getByLabel('Height', { exact: true }).fill('500');
      await page.getByRole('button', { name: 'Copy code for Script' }).click();
      await expect(announced(page, 'Copied code for Script')).toHaveCount(1);
      await page.getByRole('radio', { name: 'iframe' }).check();
      await expect(page.locator('[class^="code_"] pre')).toContainText('<iframe');
    },
  ],
  TokenChecker: [
    '/organizations/sso',
    async (page) => {
      await page.getByRole('button', { name: 'Make a sample token' }).click();
      await expect(announced(page, 'This token is valid')).toHaveCount(1);
      await page.getByLabel('Expected issuer').fill('other');
      await page.getByRole('button', { name: 'Check the token' }).click();
      await expect(announced(page, 'Rookery would return')).toHaveCount(1);
      await page.getByLabel('Algorithm').selectOption('ES256');
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await expect(page.getByLabel('Secret', { exact: true })).toBeVisible();
    },
  ],
  WebhookChecker: [
    '/chat-settings/webhooks/verify',
    async (page) => {
      await page.getByRole('button', { name: 'Fill in the test delivery' }).click();
      await expect(announced(page, 'This delivery is valid')).toHaveCount(1);
      await page.getByLabel('Raw body').fill('{}');
      await page.getByRole('button', { name: 'Check the delivery' }).click();
      await expect(announced(page, 'Reject this delivery')).toHaveCount(1);
    },
  ],
  DnsChecklist: [
    '/organizations/custom-domains',
    async (page) => {
      await page.getByLabel('Your domain', { exact: true }).fill('bad_name');
      await expect(announced(page, 'Until you fix your domain')).toHaveCount(1);
      await page.getByLabel('Your domain', { exact: true }).fill('chat.harbor.co.uk');
      await page.getByRole('button', { name: 'Copy name of TXT' }).click();
      await page.getByLabel('DNS zone').selectOption('chat.harbor.co.uk');
      await expect(announced(page, 'which is the DNS zone')).toHaveCount(1);
    },
  ],
  EmojiTable: [
    '/account-features/emoji',
    async (page) => {
      await page.getByRole('button', { name: 'Show all emoji' }).click();
      for (const words of ['wave', 'qqq', 'owl']) {
        await page.getByRole('searchbox').fill(words);
      }
      await page.getByRole('button', { name: 'Copy :owl:' }).click();
      await page.getByRole('combobox', { name: 'Skin tone' }).selectOption('dark');
      await expect(announced(page, 'of 1,906 emoji')).toHaveCount(1);
    },
  ],
  SettingsFinder: [
    '/chat-settings',
    async (page) => {
      for (const words of ['ban', 'nobody else', 'key']) {
        await page.getByRole('searchbox').fill(words);
      }
      await page.getByRole('main').getByLabel('Plan').selectOption('free');
      await page.getByRole('searchbox').fill('');
      await page.getByRole('button', { name: /^Show all/ }).click();
      await expect(announced(page, 'settings')).toHaveCount(1);
    },
  ],
};

for (const [name, [address, use]] of Object.entries(uses)) {
  test(`${name} works in a translated page`, async ({ page }) => {
    await open(page, address);
    await translate(page);
    await use(page);
    await expect(page.getByText('has stopped working')).toHaveCount(0);
  });
}

test('a translated page has its search, color mode, tabs, links, and menu', async ({ page }) => {
  await open(page, '/organizations/sso/tokens');
  await translate(page);
  await page.getByRole('tab', { name: 'Ruby' }).first().click();
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
  for (const words of ['ban', ' user', '']) {
    await searchField(page).fill(words);
  }
  await searchField(page).fill('slow mode');
  await expect(suggestions(page).first()).toContainText(/slow mode/i);
  await searchField(page).press('Escape');
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.getByRole('link', { name: 'Organizations' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/organizations$/);
  await expect(page.getByText('This page crashed')).toHaveCount(0);
});

test.describe('when a component crashes', () => {
  test.use({ allowed: [/./] });

  test('the page stays, and the component starts again', async ({ page }) => {
    await open(page, '/chat-features/ranks');
    await page.evaluate(() => {
      Intl.ListFormat.prototype.format = () => {
        throw new Error('crash');
      };
    });
    await page.getByRole('radio', { name: 'Moderator' }).dispatchEvent('click');
    const alert = page.getByRole('alert').filter({ hasText: 'has stopped working' });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('radio', { name: 'Member', exact: true })).toBeChecked();
  });
});
