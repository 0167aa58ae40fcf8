import { limits } from '../limits';
import { lowestPlanWith, plans } from '../plans';
import { addresses } from '../product';
import { between, upTo } from '../quantity';
import { defaultAccent, densities, themes } from '../themes';
import {
  choice,
  colorField,
  numberField,
  offByDefault,
  onByDefault,
  rankChoice,
  severalChoices,
  textField,
} from './controls';
import type { SettingsScreen } from './types';

/** The icons of the icon bar, in their order in a new chat. */
export const barIcons = {
  emoji: 'Emoji',
  upload: 'Upload',
  gif: 'GIF',
  poll: 'Poll',
  radio: 'Radio',
  notifications: 'Notifications',
  members: 'Members',
  menu: 'Menu',
} as const;

/** The layouts of a chat's page. */
export const pageLayouts = { centered: 'Centered', full: 'Full width', beside: 'Sidebar' } as const;

export type BarIconId = keyof typeof barIcons;

const ownLogoPlan = lowestPlanWith('rookery-logo');

export const appearanceScreens = {
  'chat-appearance': {
    label: 'Chat appearance',
    summary: 'Theme, colors, font, spacing, and custom CSS inside the chat',
    settings: {
      theme: {
        label: 'Theme',
        description: "Sets the chat's colors.",
        control: choice([...Object.values(themes), 'Custom'], themes.daylight.label),
      },
      'custom-theme-colors': {
        label: 'Custom theme colors',
        description: 'Sets the background, the message box and menus, and the text in the **Custom** theme.',
        control: textField(
          `three hex color codes, with a contrast ratio of at least 4.5:1`,
          'The colors of Daylight',
        ),
      },
      'accent-color': {
        label: 'Accent color',
        description: 'Sets the color of the header, links, buttons, and mentions.',
        control: colorField(defaultAccent),
      },
      font: {
        label: 'Font',
        description: 'Sets the font of messages, menus, and buttons.',
        control: choice(['System', 'Serif', 'Rounded', 'Mono', 'OpenDyslexic'], 'System'),
      },
      'font-size': {
        label: 'Font size',
        description: 'Sets the size of message text.',
        control: numberField(between(12, 20, 'px'), 15),
      },
      density: {
        label: 'Density',
        description: 'Sets the space between messages.',
        control: choice(Object.values(densities), densities.cozy),
      },
      'bubble-style': {
        label: 'Message style',
        description: 'Sets how messages are set off from each other.',
        control: choice(['Lines', 'Bubbles'], 'Lines'),
      },
      'show-avatars': {
        label: 'Show avatars',
        description: 'Shows avatars next to messages.',
        control: onByDefault,
      },
      'show-timestamps': {
        label: 'Show timestamps',
        description: "Sets when a message's time is visible.",
        control: choice(['Always', 'Hover', 'Never'], 'Hover'),
      },
      'custom-css': {
        label: 'Custom CSS',
        description: 'Adds your own CSS inside the chat.',
        control: textField(upTo(20, 'KB')),
        plan: lowestPlanWith('custom-css'),
      },
    },
  },
  // Settings for the chat's own page, not the embed.
  'page-appearance': {
    label: 'Page appearance',
    summary: "The chat's own page: background, layout, title, social image, and footer",
    settings: {
      'page-background': {
        label: 'Page background',
        description: 'Sets the color or image around the chat.',
        control: choice(
          ['None', 'Color', 'Image'],
          'None',
          `None, Color (a hex color), or Image (PNG, JPEG, or WebP, up to 5 MB)`,
        ),
      },
      'page-layout': {
        label: 'Layout',
        description: 'Sets where the chat appears on its page.',
        control: choice(Object.values(pageLayouts), pageLayouts.centered),
      },
      'page-title': {
        label: 'Page title',
        description: 'Sets the title in browser tabs, search results, and link previews.',
        control: textField(upTo(60, 'character'), "The chat's name"),
      },
      favicon: {
        label: 'Favicon',
        description: 'Sets the icon in the browser tab.',
        control: textField(`square PNG or SVG, up to 100 KB`, 'The Rookery icon'),
        plan: lowestPlanWith('favicon'),
      },
      'social-image': {
        label: 'Social image',
        description: 'Sets the image in link previews on other sites.',
        control: textField(
          `PNG or JPEG, 1,200 × 630 px, up to 2 MB`,
          'The chat picture and name on the accent color',
        ),
      },
      'show-description': {
        label: 'Show the description',
        description: "Shows the chat's description on its page.",
        control: onByDefault,
      },
      'footer-links': {
        label: 'Footer links',
        description: 'Adds links at the bottom of the page or, with **Sidebar**, next to the chat.',
        control: textField(
          `${limits['footer-links'].text}, each with a label of 1–30 characters and an \`https\` URL`,
        ),
        plan: lowestPlanWith('footer-links'),
      },
    },
  },
  'icon-bar': {
    label: 'Icon bar',
    summary: 'Icons next to the message box, custom icons, and the logo',
    settings: {
      icons: {
        label: 'Order and visibility',
        description: 'Sets the icons and their order.',
        control: severalChoices(Object.values(barIcons), 'All shown, in this order'),
      },
      'brand-logo': {
        label: 'Icon bar logo',
        description: 'Sets the logo in the icon bar.',
        control: choice(
          [
            { label: 'Rookery' },
            { label: 'None', plan: ownLogoPlan },
            { label: 'Custom logo', plan: ownLogoPlan },
          ],
          'Rookery',
          `Rookery or, on ${plans[ownLogoPlan].name} and above, None or Custom logo (SVG or PNG, up to 100 KB)`,
        ),
      },
      'brand-link': {
        label: 'Logo link',
        description: 'Sets the page that the logo opens in a new tab.',
        control: textField('an `https` URL', `\`${addresses.product}\``),
        plan: ownLogoPlan,
      },
      'custom-icons': {
        label: 'Custom icons',
        description: 'Adds icons that open a link in a new tab.',
        control: textField(limits['custom-icons']),
        plan: lowestPlanWith('custom-icons'),
      },
    },
  },
  emoji: {
    label: 'Emoji',
    summary: 'Custom emoji, who can use them, and which emoji are disabled',
    settings: {
      'custom-emoji': {
        label: 'Custom emoji',
        description: 'Lists the emoji you uploaded.',
        control: textField('PNG, WebP, or GIF'),
      },
      'emoji-min-rank': {
        label: 'Lowest rank for custom emoji',
        description: 'Sets who can send custom emoji.',
        control: rankChoice('guest', 'member', 'Guest or above'),
      },
      'large-emoji': {
        label: 'Large emoji',
        description: `Enlarges emoji in messages that contain 1–${limits['large-emoji'].max} emoji and nothing else.`,
        control: onByDefault,
      },
      'disable-emoji': {
        label: 'Disabled emoji',
        description: 'Turns off emoji for everyone.',
        control: textField('shortcodes of standard or custom emoji'),
      },
    },
  },
  'user-personalization': {
    label: 'User personalization',
    summary: 'How people can change their appearance in the chat',
    settings: {
      'message-color': {
        label: 'Message color',
        description: 'Lets people choose a color for their messages.',
        control: onByDefault,
      },
      'name-effects': {
        label: 'Name effects',
        description: 'Shows name colors and effects from the shop.',
        control: onByDefault,
      },
      fonts: {
        label: 'Fonts',
        description: 'Lets people choose a font for their messages.',
        control: offByDefault,
      },
      avatars: {
        label: 'Avatars',
        description: 'Shows avatars and avatar frames instead of first letters.',
        control: onByDefault,
      },
      'status-text': {
        label: 'Status text',
        description: 'Lets people show a status on their profile.',
        control: onByDefault,
      },
      'min-rank': {
        label: 'Lowest rank for personalization',
        description: 'Sets who can show their personalization.',
        control: rankChoice('member', 'member', 'Member or above'),
      },
    },
  },
  language: {
    label: 'Language',
    summary: 'Interface language, filter language, translation, and text direction',
    settings: {
      'interface-language': {
        label: 'Interface language',
        description: 'Sets the language of buttons and menus.',
        control: choice(
          ["Visitor's browser", 'One language'],
          "Visitor's browser",
          "Visitor's browser, or any supported language",
        ),
      },
      'chat-language': {
        label: 'Chat language',
        description: "Sets the language people post in, for Caw's filter and spam protection.",
        control: textField("any language that Caw's filter supports", 'English'),
      },
      'auto-translate': {
        label: 'Translation',
        description: 'Adds **Translate** to the menu of messages.',
        control: offByDefault,
        plan: lowestPlanWith('auto-translate'),
      },
      'right-to-left': {
        label: 'Text direction',
        description:
          "Sets the direction of message text. **Auto** follows each message's first letters, and **Right to left** also mirrors the layout.",
        control: choice(['Auto', 'Left to right', 'Right to left'], 'Auto'),
      },
    },
  },
  'chat-advertisements': {
    label: 'Chat advertisements',
    summary: 'Which categories of ads a Free chat blocks',
    settings: {
      'ad-categories': {
        label: 'Blocked categories',
        description:
          'Blocks categories of ads. Chats designed for teens always block gambling, dating, and alcohol.',
        control: severalChoices(['Gambling', 'Dating', 'Politics', 'Alcohol'], 'None'),
      },
    },
  },
} as const satisfies Record<string, SettingsScreen>;
