import { limits } from '../limits';
import { plans, smallestPlanWith, smallPlanFeatures } from '../plans';
import { between, upTo } from '../quantity';
import { defaultAccent, densities, themes } from '../themes';
import type { SettingsPage } from '../types';
import { named, off, on } from './choices';

export const chatAppearance = {
  label: 'Chat appearance',
  contains: 'Theme, colors, font, spacing, and custom CSS inside the chat',
  settings: {
    theme: {
      label: 'Theme',
      description: "The chat's colors for everyone who hasn't chosen a theme.",
      choices: [...Object.values(themes), ...named('Custom')],
      default: themes.daylight.label,
    },
    'custom-theme-colors': {
      label: 'Custom theme colors',
      description: 'The background, surface, and text colors of the **Custom** theme.',
      accepts: `three hex colors, with a contrast ratio of at least 4.5:1`,
      default: 'The colors of Daylight',
    },
    'accent-color': {
      label: 'Accent color',
      description: 'The color of links, buttons, and mentions.',
      accepts: 'a hex color',
      default: defaultAccent,
    },
    font: {
      label: 'Font',
      description: 'The font of the chat.',
      choices: named('System', 'Serif', 'Rounded', 'Mono', 'OpenDyslexic'),
      default: 'System',
    },
    'font-size': {
      label: 'Font size',
      description: 'The size of message text.',
      range: between(12, 20, 'px'),
      default: '15 px',
    },
    density: {
      label: 'Density',
      description: 'The space between messages.',
      choices: Object.values(densities),
      default: densities.cozy.label,
    },
    'bubble-style': {
      label: 'Message style',
      description: 'Whether messages are plain lines or bubbles.',
      choices: named('Lines', 'Bubbles'),
      default: 'Lines',
    },
    'show-avatars': {
      label: 'Show avatars',
      description: "Shows people's avatars next to their messages.",
      ...on,
    },
    'show-timestamps': {
      label: 'Show timestamps',
      description: 'When the time of a message is visible.',
      choices: named('Always', 'Hover', 'Never'),
      default: 'Hover',
    },
    'custom-css': {
      label: 'Custom CSS',
      description: 'Your own CSS inside the chat.',
      range: upTo(20, 'KB'),
      default: 'Empty',
      plan: smallestPlanWith('custom-css'),
    },
  },
} as const satisfies SettingsPage;

/** Chat settings → Page appearance: the chat's own page, not the embed. */
export const pageAppearance = {
  label: 'Page appearance',
  contains: "The chat's own page: background, layout, title, social image, and footer",
  settings: {
    'page-background': {
      label: 'Page background',
      description: 'The color or image around the chat.',
      choices: named('None', 'Color', 'Image'),
      accepts: `None, Color (a hex color), or Image (PNG, JPEG, or WebP, up to 5 MB)`,
      default: 'None',
    },
    'page-layout': {
      label: 'Layout',
      description: 'Where the chat appears on its page.',
      choices: named('Centered', 'Full width', 'Sidebar'),
      default: 'Centered',
    },
    'page-title': {
      label: 'Page title',
      description: 'The title in browser tabs, search results, and link previews.',
      range: upTo(60, 'character'),
      default: "The chat's name",
    },
    favicon: {
      label: 'Favicon',
      description: 'The small icon in the browser tab.',
      accepts: `square PNG or SVG, up to 100 KB`,
      default: 'The Rookery icon',
      plan: smallPlanFeatures.favicon.plan,
    },
    'social-image': {
      label: 'Social image',
      description: 'The image that other sites show when people share a link to the chat.',
      accepts: `PNG or JPEG, 1,200 × 630 px, up to 2 MB`,
      default: 'The chat picture and name on the accent color',
    },
    'show-description': {
      label: 'Show the description',
      description: "Shows the chat's description on its page.",
      ...on,
    },
    'footer-links': {
      label: 'Footer links',
      description:
        'Your own links at the bottom of the page or, in the **Sidebar** layout, next to the chat.',
      accepts: `${limits['footer-links'].text}, each with a label of 1–30 characters and an \`https\` URL`,
      default: 'Empty',
      plan: smallPlanFeatures['footer-links'].plan,
    },
  },
} as const satisfies SettingsPage;

/** The eight icons of the icon bar, in the order of a new chat. */
export const barIcons = {
  emoji: { label: 'Emoji' },
  upload: { label: 'Upload' },
  gif: { label: 'GIF' },
  poll: { label: 'Poll' },
  radio: { label: 'Radio' },
  notifications: { label: 'Notifications' },
  members: { label: 'Members' },
  menu: { label: 'Menu' },
} as const;

export type BarIconId = keyof typeof barIcons;

const ownLogo = smallPlanFeatures['own-logo'];

export const iconBar = {
  label: 'Icon bar',
  contains: 'The icons next to the message box, custom icons, and the icon bar logo',
  settings: {
    icons: {
      label: 'Order and visibility',
      description: 'Which icons appear, and in which order.',
      choices: Object.values(barIcons),
      default: 'All shown, in this order',
    },
    'brand-logo': {
      label: 'Icon bar logo',
      description: 'Which logo the icon bar shows, if any.',
      choices: [
        { label: 'Rookery' },
        { label: 'None', plan: ownLogo.plan },
        { label: 'Custom logo', plan: ownLogo.plan },
      ],
      accepts: `Rookery, None (${plans[ownLogo.plan].name}), or Custom logo (${plans[ownLogo.plan].name}, SVG or PNG, up to 100 KB)`,
      default: 'Rookery',
    },
    'brand-link': {
      label: 'Logo link',
      description: 'The page that the logo opens in a new tab.',
      accepts: 'an `https` URL',
      default: '`https://rookery.example`',
      plan: ownLogo.plan,
    },
    'custom-icons': {
      label: 'Custom icons',
      description: 'Icons that open a link in a new tab.',
      range: limits['custom-icons'],
      default: 'Empty',
      plan: smallPlanFeatures['custom-icons'].plan,
    },
  },
} as const satisfies SettingsPage;

export const emoji = {
  label: 'Emoji',
  contains: 'Custom emoji, who can use them, and which emoji are disabled',
  settings: {
    'custom-emoji': {
      label: 'Custom emoji',
      description: 'The emoji you uploaded.',
      accepts: 'PNG, WebP, or GIF',
      default: 'Empty',
    },
    'emoji-min-rank': {
      label: 'Lowest rank for custom emoji',
      description: "Who can send the chat's custom emoji.",
      accepts: 'Guest or above',
      default: 'Member',
    },
    'large-emoji': {
      label: 'Large emoji',
      description: `Enlarges emoji in messages that contain 1–${limits['large-emoji'].max} emoji and nothing else.`,
      ...on,
    },
    'disable-emoji': {
      label: 'Disabled emoji',
      description: 'Emoji that no one can use in new messages and reactions.',
      accepts: 'shortcodes of standard or custom emoji',
      default: 'Empty',
    },
  },
} as const satisfies SettingsPage;

export const userPersonalization = {
  label: 'User personalization',
  contains: 'How people can change their appearance in the chat',
  settings: {
    'message-color': {
      label: 'Message color',
      description: `People can choose one of 16 colors for their messages.`,
      ...on,
    },
    'name-effects': {
      label: 'Name effects',
      description: 'Shows the name colors and effects that people bought in the shop.',
      ...on,
    },
    fonts: {
      label: 'Fonts',
      description: 'People can choose one of the chat fonts for their own messages.',
      ...off,
    },
    avatars: {
      label: 'Avatars',
      description: "Shows people's avatars and avatar frames instead of the first letter of their name.",
      ...on,
    },
    'status-text': {
      label: 'Status text',
      description: 'People can show a status on their profile.',
      range: limits['status-text'],
      ...on,
    },
    'min-rank': {
      label: 'Lowest rank for personalization',
      description: 'Who can show their personalization in this chat.',
      accepts: 'Member or above',
      default: 'Member',
    },
  },
} as const satisfies SettingsPage;

export const language = {
  label: 'Language',
  contains: 'Interface language, filter language, translation, and text direction',
  settings: {
    'interface-language': {
      label: 'Interface language',
      description: 'The language of buttons and menus.',
      choices: named("Visitor's browser", 'One language'),
      accepts: "Visitor's browser, or any supported language",
      default: "Visitor's browser",
    },
    'chat-language': {
      label: 'Chat language',
      description: "The language people post in, for Caw's filter and spam protection.",
      accepts: "any language that Caw's filter supports",
      default: 'English',
    },
    'auto-translate': {
      label: 'Translation',
      description: 'People can select **Translate** in the menu of a message.',
      ...off,
      plan: smallPlanFeatures['auto-translate'].plan,
    },
    'right-to-left': {
      label: 'Text direction',
      description: 'The direction of message text. **Right to left** also mirrors the layout.',
      choices: named('Auto', 'Left to right', 'Right to left'),
      default: 'Auto',
    },
  },
} as const satisfies SettingsPage;

export const chatAdvertisements = {
  label: 'Chat advertisements',
  contains: 'Which categories of advertisements a Free chat blocks',
  settings: {
    'ad-categories': {
      label: 'Blocked categories',
      description: 'Categories of advertisements that the chat never shows.',
      choices: named('Gambling', 'Dating', 'Politics', 'Alcohol'),
      default: 'None',
    },
  },
} as const satisfies SettingsPage;
