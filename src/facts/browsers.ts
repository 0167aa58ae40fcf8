import { privacyLimits } from './limits/privacy';

/** Id of a browser that Rookery supports. */
export type BrowserId = 'chrome' | 'edge' | 'firefox' | 'safari-mac' | 'safari-ios' | 'samsung' | 'brave';

/** Id of a system whose own notification switch comes before the browser's. */
export type SystemId = 'windows' | 'macos' | 'ios' | 'android' | 'linux';

/** A browser that Rookery supports. */
export interface Browser {
  /** The name as a heading: "Safari on iPhone and iPad". */
  readonly name: string;
  /** Which versions work. A fragment. */
  readonly supported: string;
  /** The systems it runs on. */
  readonly systems: readonly SystemId[];
  /** A note that belongs to the name. One sentence. */
  readonly note?: string;
}

const lastTwo = privacyLimits['browser-versions'].text;
const safariVersions = privacyLimits['safari-version'].text;

/** When the menus below were described. Makers rename them; the words may differ in your version. */
export const browserMenusAsOf = { date: '2025-10', text: 'November 2026' } as const;

/** The browsers that Rookery supports, in the order pages show them. */
export const browsers = {
  chrome: { name: 'Chrome', supported: lastTwo, systems: ['windows', 'macos', 'linux', 'android'] },
  edge: { name: 'Edge', supported: lastTwo, systems: ['windows', 'macos', 'linux', 'android'] },
  firefox: { name: 'Firefox', supported: lastTwo, systems: ['windows', 'macos', 'linux', 'android'] },
  'safari-mac': { name: 'Safari on macOS', supported: safariVersions, systems: ['macos'] },
  'safari-ios': {
    name: 'Safari on iPhone and iPad',
    supported: safariVersions,
    systems: ['ios'],
    note: 'Other browsers on iPhone and iPad work like Safari there, with menus of their own.',
  },
  samsung: { name: 'Samsung Internet', supported: lastTwo, systems: ['android'] },
  brave: { name: 'Brave', supported: lastTwo, systems: ['windows', 'macos', 'linux', 'android'] },
} as const satisfies Record<BrowserId, Browser>;

/** What a device and a network need besides a browser. Each is a sentence. */
export const requirements = [
  'There is no app to install; you can put the page of a chat on the Home Screen.',
  `A network has to allow \`*.rookery.example\` on port ${privacyLimits['network-port'].text}, WebSocket included.`,
  'Where WebSocket is blocked, the chat falls back to slower requests.',
] as const;

/** The three locks in front of a notification, in the order to open them. */
export const notificationLocks = {
  device: { label: 'The device', holds: 'may this browser show notifications at all?' },
  browser: { label: 'The browser', holds: 'may this website show notifications?' },
  rookery: { label: 'Rookery', holds: 'which messages do you want to hear about?' },
} as const;

/** How to let notifications through in one browser. */
export interface NotificationSteps {
  /** What has to be known before the steps. One sentence. */
  readonly before?: string;
  /** Steps for a first time, one action each. */
  readonly allow: readonly string[];
  /** Steps that undo "Block". */
  readonly unblock: readonly string[];
  /** What the browser does by itself. One sentence. */
  readonly byDefault: string;
  /** A last remark. One sentence. */
  readonly note?: string;
}

const openChat = 'Open the page of the chat, `https://rookery.example/c/night-owls`, and sign in.';
const openSettings = 'Choose the avatar → **Account settings → Notifications**.';
const turnOn = 'Turn on **Browser push**.';
const reload = 'Reload the page of the chat.';
const firefoxShield = 'Choose the shield to the left of the address (a padlock in older versions).';

/** Numbered steps for notifications, by browser. */
export const notificationSteps = {
  chrome: {
    byDefault: 'Chrome asks once; for some websites it shows only a small bell in the address bar.',
    allow: [
      openChat,
      openSettings,
      turnOn,
      'Choose **Allow** in the question at the top. If there is only a crossed-out bell in the address bar, choose it first.',
    ],
    unblock: [
      'Choose the icon to the left of the address (**View site information**).',
      'Turn on **Notifications**. On Android, choose **Permissions** first.',
      'If the switch is missing, open **⋮** → **Settings** → **Privacy and security** → **Site settings** → **Notifications**, or on a computer `chrome://settings/content/notifications`.',
      'Find `rookery.example` under **Not allowed to send notifications**.',
      'Choose **⋮** beside it → **Allow**.',
      reload,
    ],
    note: 'On Android, Chrome can take the permission back from websites that you rarely open; it tells you, and **Safety Check** in the settings gives it back.',
  },
  edge: {
    byDefault:
      'Edge asks once; with **Quiet notification requests** it shows only a bell in the address bar.',
    allow: [
      openChat,
      openSettings,
      turnOn,
      'Choose **Allow** in the question. If there is only a bell in the address bar, choose it first.',
    ],
    unblock: [
      'Choose the padlock to the left of the address.',
      'Choose **Permissions for this site**.',
      'Set **Notifications** to **Allow**.',
      reload,
    ],
  },
  firefox: {
    byDefault: 'Firefox shows the question only after you click something on the page.',
    allow: [
      openChat,
      openSettings,
      turnOn,
      'Choose **Allow** in the question. If it does not open, choose the speech bubble in the address bar.',
    ],
    unblock: [
      'Open the page of the chat.',
      firefoxShield,
      'Choose **Connection secure** → **More site information**.',
      'Open the **Permissions** tab.',
      'Choose **Allow** for **Send Notifications**. If it is grey, untick **Use Default** first.',
      'If the question never opens on any website, open **☰** → **Settings** and search for `notifications`.',
      'Open **Notifications** under **Permissions**.',
      'Untick **Block new requests asking to allow notifications**.',
      'Choose **Save Changes**.',
      reload,
    ],
    note: 'On Android, choose the shield or padlock beside the address and tap **Notification**.',
  },
  'safari-mac': {
    byDefault: 'Safari asks only after you click something on the page.',
    allow: [openChat, openSettings, turnOn, 'Choose **Allow** in the question.'],
    unblock: [
      'Open **Safari** → **Settings…** → **Websites**.',
      'Choose **Notifications** in the list on the left.',
      'Set `rookery.example` to **Allow**.',
      'If **Allow websites to ask for permission to send notifications** is not ticked, tick it.',
      'Open the Apple menu → **System Settings…** → **Notifications**.',
      'Choose `rookery.example` in the list.',
      'Turn on **Allow notifications**.',
      reload,
    ],
    note: 'Each website has an entry of its own in the notification settings of macOS.',
  },
  'safari-ios': {
    before: `Notifications need ${privacyLimits['iphone-push-version'].text} and a chat on the Home Screen; a tab in the browser cannot send any.`,
    byDefault: 'Safari never asks in a tab. It asks in a web app that was opened from the Home Screen.',
    allow: [
      'Open the page of the chat in Safari.',
      'Tap **Share**. It may be behind **⋯**.',
      'Tap **Add to Home Screen**. If you see **Open as Web App**, leave it on.',
      'Tap **Add**.',
      'Open the chat from its icon on the Home Screen.',
      'Sign in there.',
      openSettings,
      turnOn,
      'Tap **Allow** in the question.',
    ],
    unblock: [
      'Open the **Settings** app of the device.',
      'Tap **Notifications**.',
      'Tap the name of the chat in the list of apps.',
      'Turn on **Allow Notifications**.',
      'Open the chat from its icon on the Home Screen.',
    ],
    note: 'If the name is missing in the list, remove the icon from the Home Screen and start again.',
  },
  samsung: {
    byDefault: 'Samsung Internet asks once.',
    allow: [openChat, openSettings, turnOn, 'Tap **Allow** in the question.'],
    unblock: [
      'Tap **☰** → **Settings**.',
      'Tap **Notifications**. In some versions it is under **Sites and downloads** or **Advanced**.',
      'Tap **Allow or block sites**.',
      'Turn on `rookery.example`.',
      reload,
    ],
  },
  brave: {
    before: 'On a computer, Brave needs its push service switched on, or allowing has no effect.',
    byDefault: 'Brave asks once. Its push service may be off, and then nothing arrives.',
    allow: [
      'Open `brave://settings/privacy`.',
      'Turn on **Use Google services for push messaging**.',
      'Choose **Relaunch**.',
      openChat,
      openSettings,
      turnOn,
      'Choose **Allow** in the question.',
    ],
    unblock: [
      'Choose the icon to the left of the address.',
      'Choose **Site settings**.',
      'Set **Notifications** to **Allow**.',
      reload,
    ],
    note: 'Shields do not block notifications.',
  },
} as const satisfies Record<BrowserId, NotificationSteps>;

/** How to let a browser show notifications on one system, and where its quiet mode is. */
export interface SystemSteps {
  readonly name: string;
  readonly allow: readonly string[];
  /** What the system calls its quiet mode, and where it is. One sentence. */
  readonly quiet: string;
}

/** Numbered steps for the switch of the device, by system. */
export const systemNotificationSteps = {
  windows: {
    name: 'Windows',
    allow: [
      'Open **Start** → **Settings** → **System** → **Notifications**.',
      'Turn on **Notifications**.',
      'Turn on your browser in the list below.',
    ],
    quiet: '**Do not disturb** is on the same page, and **Focus** under **System**.',
  },
  macos: {
    name: 'macOS',
    allow: [
      'Open the Apple menu → **System Settings…** → **Notifications**.',
      'Choose your browser. In Safari, choose `rookery.example`.',
      'Turn on **Allow notifications**.',
    ],
    quiet: '**Focus** is in Control Center and in **System Settings…**.',
  },
  ios: {
    name: 'iPhone and iPad',
    allow: [
      'Open **Settings** → **Notifications**.',
      'Tap the name of the chat.',
      'Turn on **Allow Notifications**.',
    ],
    quiet: '**Focus** is in Control Center and in **Settings**.',
  },
  android: {
    name: 'Android',
    allow: [
      'Open **Settings** → **Apps**.',
      'Tap your browser.',
      'Tap **Notifications**.',
      'Turn on **All notifications**, or **Allow notifications** on Galaxy devices.',
    ],
    quiet: '**Do Not Disturb** is in the quick settings at the top; battery saving can delay notifications.',
  },
  linux: {
    name: 'Linux',
    allow: ['Open the settings of your desktop → **Notifications**.', 'Turn on your browser in the list.'],
    quiet: '**Do Not Disturb** is on the same page or in the calendar menu.',
  },
} as const satisfies Record<SystemId, SystemSteps>;

/** What a reader sees when notifications do not work, and the cure. */
export interface NotificationTrouble {
  readonly symptom: string;
  readonly cause: string;
  readonly cure: string;
}

/** Table of troubles with notifications. */
export const notificationTroubles = {
  'no-question': {
    symptom: 'No question appears',
    cause: 'The chat stands inside another website, or you answered **Block** before.',
    cure: 'Open the page of the chat itself, then undo **Block** with the steps for your browser.',
  },
  blocked: {
    symptom: '**Notifications are blocked**',
    cause: 'The browser remembers an earlier **Block**.',
    cure: 'Undo it with the steps for your browser and reload.',
  },
  late: {
    symptom: 'They arrive late or all at once',
    cause: 'Battery saving, or the browser is closed.',
    cure: 'Take the browser out of battery saving, and leave it running in the background.',
  },
  'sound-only': {
    symptom: 'You hear the sound but see nothing',
    cause: 'The sound comes from the page; the device or the browser holds the notification back.',
    cure: 'Check the switch of the device first, then that of the browser.',
  },
  'one-device': {
    symptom: 'They arrive on one device only',
    cause: 'Each browser on each device is asked on its own.',
    cure: 'Turn on **Browser push** once on every device.',
  },
  'private-window': {
    symptom: 'Nothing arrives in a private window',
    cause: 'Private windows cannot receive notifications or forget the answer.',
    cure: 'Use an ordinary window.',
  },
  'work-computer': {
    symptom: 'The switch is grey on a work or school computer',
    cause: 'Whoever looks after the computer has decided it.',
    cure: 'Ask them, or use the e-mail digest.',
  },
  focus: {
    symptom: 'Nothing arrives at certain hours',
    cause: 'A focus or do-not-disturb mode of the device, or your own quiet hours.',
    cure: 'Check the quiet mode of the device and **Account settings → Notifications**.',
  },
  'custom-domain': {
    symptom: 'They stopped after the chat moved to its own domain',
    cause: 'For the browser it is a new website.',
    cure: 'Sign in and turn on **Browser push** again on the new address.',
  },
} as const satisfies Record<string, NotificationTrouble>;

/** What one browser does with the cookies of a chat inside another website, and what to do. */
export interface ThirdPartyCookieSteps {
  /** What the browser blocks by default. One sentence. */
  readonly blocks: string;
  /** What the reader sees in an embedded chat. One sentence. */
  readonly sees: string;
  /** Steps that allow the chat on one website, or the nearest the browser has. */
  readonly steps: readonly string[];
  /** A last remark. One sentence. */
  readonly note?: string;
}

const reloadSite = 'Reload the website.';
const signInAgain = 'Sign in to the chat again.';
const answerAllow = 'Choose **Sign in** in the chat and answer **Allow** if the browser asks.';

/** Numbered steps for a chat that forgets you inside another website, by browser. */
export const thirdPartyCookieSteps = {
  chrome: {
    blocks: 'Nothing in an ordinary window; all third-party cookies in Incognito.',
    sees: 'You stay signed in, unless you are in Incognito or turned blocking on.',
    steps: [
      'Open the website that shows the chat.',
      'Choose the crossed-out eye at the right end of the address bar. If there is none, choose the icon to the left of the address → **Cookies and site data**.',
      'Turn on **Third-party cookies** for this website.',
      reloadSite,
      signInAgain,
    ],
    note: 'To allow it for good, open **⋮** → **Settings** → **Privacy and security** → **Third-party cookies** and add the website under **Sites allowed to use third-party cookies**.',
  },
  edge: {
    blocks: 'Known trackers (**Balanced**); Rookery is not one. With **Strict**, more third parties.',
    sees: 'You stay signed in, unless you chose **Strict** or turned blocking on.',
    steps: [
      'Open the website that shows the chat.',
      'Choose the padlock to the left of the address.',
      'Turn off **Tracking prevention for this site**.',
      'If third-party cookies are blocked altogether, open **⋯** → **Settings** → **Privacy, search, and services** → **Cookies**.',
      'Choose **Add site** beside **Allowed to save cookies**.',
      'Type `[*.]rookery.example`.',
      'Tick **Include third-party cookies on this site**.',
      'Choose **Add**.',
      reloadSite,
      signInAgain,
    ],
    note: 'Older versions have this page under **Cookies and site permissions**.',
  },
  firefox: {
    blocks:
      'Cookies of known trackers; all others are kept apart for each website (**Total Cookie Protection**).',
    sees: 'You sign in once on each website that shows the chat, and stay signed in there.',
    steps: [
      'Open the website that shows the chat.',
      answerAllow,
      'If you are still signed out, choose the shield to the left of the address.',
      'Turn off the switch of **Enhanced Tracking Protection**. It counts for this website only.',
      reloadSite,
      signInAgain,
    ],
    note: 'If **Clear cookies and site data every time you close Firefox** is ticked in the settings, every browser start signs you out.',
  },
  'safari-mac': {
    blocks: 'All third-party cookies (**Prevent cross-site tracking**).',
    sees: 'You are signed out on a first visit; Safari asks whether the chat may use its cookies.',
    steps: [
      'Open `https://rookery.example` in a tab of its own and sign in.',
      'Go back to the website that shows the chat.',
      answerAllow,
      'If there is no question, open **Safari** → **Settings…** → **Privacy**.',
      'Untick **Prevent cross-site tracking**.',
      reloadSite,
      signInAgain,
    ],
    note: 'That switch is for all websites, so the page of the chat itself is the better way.',
  },
  'safari-ios': {
    blocks: 'All third-party cookies (**Prevent Cross-Site Tracking**).',
    sees: 'You are signed out on a first visit; Safari asks whether the chat may use its cookies.',
    steps: [
      'Open `https://rookery.example` in a tab of its own and sign in.',
      'Go back to the website that shows the chat.',
      answerAllow,
      'If there is no question, open the **Settings** app → **Apps** → **Safari**.',
      'Turn off **Prevent Cross-Site Tracking**.',
      reloadSite,
      signInAgain,
    ],
    note: 'Before iOS 18, Safari stands in the list of **Settings** itself. For another browser, turn on **Allow Cross-Website Tracking** on its own page there.',
  },
  samsung: {
    blocks:
      'Known trackers (**Smart anti-tracking**), in some countries everywhere and in others in Secret mode only.',
    sees: 'You stay signed in, or a window opens when you sign in.',
    steps: [
      'Tap **☰** → **Settings**.',
      'Tap **Privacy**. In some versions it is called **Browsing privacy dashboard**.',
      'Tap **Smart anti-tracking** and turn it off, or choose **Secret mode only**.',
      reloadSite,
      signInAgain,
    ],
    note: 'There is no exception for one website, so the page of the chat itself is the better way.',
  },
  brave: {
    blocks: 'All third-party cookies (**Shields**).',
    sees: 'You are signed out when you come back; a window opens when you sign in.',
    steps: [
      'Open the website that shows the chat.',
      'Choose the lion in the address bar.',
      'Open **Advanced controls**.',
      'Set the cookies from **Block third-party cookies** to **Allow all cookies**.',
      reloadSite,
      signInAgain,
    ],
    note: 'This counts for that website only.',
  },
} as const satisfies Record<BrowserId, ThirdPartyCookieSteps>;

/** How to allow and how to clear cookies in one browser. */
export interface CookieSteps {
  /** Steps that let websites store cookies at all. */
  readonly allow: readonly string[];
  /** Steps that delete what Rookery has stored. */
  readonly clear: readonly string[];
}

/** Numbered steps for allowing and clearing cookies, by browser. */
export const cookieSteps = {
  chrome: {
    allow: [
      'Open **⋮** → **Settings** → **Privacy and security** → **Site settings**.',
      'Choose **Additional content settings** → **On-device site data**.',
      'Choose **Allow sites to save data on your device**.',
      'Remove `rookery.example` from the sites below, if it is there.',
    ],
    clear: [
      'Open `https://rookery.example`.',
      'Choose the icon to the left of the address → **Cookies and site data**.',
      'Choose **Manage on-device site data**.',
      'Choose the bin beside each entry.',
    ],
  },
  edge: {
    allow: [
      'Open **⋯** → **Settings** → **Privacy, search, and services** → **Cookies**.',
      'Turn on **Allow sites to save and read cookie data**.',
      'Remove `rookery.example` from the blocked sites, if it is there.',
    ],
    clear: [
      'Open **⋯** → **Settings** → **Privacy, search, and services** → **Cookies**.',
      'Choose **See all cookies and site data**.',
      'Search for `rookery.example`.',
      'Choose the bin beside it.',
    ],
  },
  firefox: {
    allow: [
      'Open **☰** → **Settings** → **Privacy & Security**.',
      'Choose **Manage exceptions** under **Cookies and Site Data**. In some versions it is under **Browsing data**.',
      'Type `https://rookery.example`.',
      'Choose **Allow** → **Save Changes**.',
    ],
    clear: [
      'Open `https://rookery.example`.',
      firefoxShield,
      'Choose **Clear cookies and site data**.',
      'Choose **Clear**.',
    ],
  },
  'safari-mac': {
    allow: [
      'Open **Safari** → **Settings…** → **Advanced**.',
      'Untick **Block all cookies**. In older versions it is under **Privacy**.',
    ],
    clear: [
      'Open **Safari** → **Settings…** → **Privacy**.',
      'Choose **Manage Website Data…**.',
      'Search for `rookery.example`.',
      'Choose **Remove** → **Done**.',
    ],
  },
  'safari-ios': {
    allow: [
      'Open the **Settings** app → **Apps** → **Safari** → **Advanced**.',
      'Turn off **Block All Cookies**.',
    ],
    clear: [
      'Open the **Settings** app → **Apps** → **Safari** → **Advanced** → **Website Data**.',
      'Search for `rookery.example`.',
      'Swipe the entry to the left.',
      'Tap **Delete**.',
    ],
  },
  samsung: {
    allow: [
      'Tap **☰** → **Settings** → **Sites and downloads** → **Site permissions**.',
      'Tap **Cookies**.',
      'Turn on **Allow cookies**.',
    ],
    clear: [
      'Tap **☰** → **Settings** → **Sites and downloads** → **Manage website data**.',
      'Tap `rookery.example`.',
      'Tap **Delete**.',
    ],
  },
  brave: {
    allow: [
      'Choose the lion in the address bar of the chat.',
      'Open **Advanced controls**.',
      'Set the cookies to **Block third-party cookies** or **Allow all cookies**, not **Block all cookies**.',
    ],
    clear: [
      'Open `https://rookery.example`.',
      'Choose the icon to the left of the address → **Cookies and site data**.',
      'Choose **Manage on-device site data**.',
      'Choose the bin beside each entry.',
    ],
  },
} as const satisfies Record<BrowserId, CookieSteps>;

/** Why a reader who allowed everything is still signed out in an embedded chat, and the cure. */
export const thirdPartyCookieTroubles = {
  'wrong-host': {
    cause: 'You allowed the wrong address.',
    cure: 'Allow the website that shows the chat; where the browser asks for the owner of the cookies, `rookery.example`.',
  },
  extension: { cause: 'An extension blocks third parties.', cure: 'Switch it off for that website.' },
  'clear-on-exit': {
    cause: 'The browser deletes cookies when it closes.',
    cure: 'Make an exception for `rookery.example`, or switch it off.',
  },
  'frame-in-frame': {
    cause: 'A website builder puts the chat in a frame of its own, on another host.',
    cure: 'Allow that host as well, or open the page of the chat itself.',
  },
  'pop-up-blocked': {
    cause: 'The sign-in window was blocked.',
    cure: 'Allow pop-ups for the website and choose **Sign in** again.',
  },
  'in-app-browser': {
    cause: 'The page is open inside another app, which keeps nothing.',
    cure: 'Choose **Open in browser** in its menu.',
  },
} as const satisfies Record<string, { readonly cause: string; readonly cure: string }>;

/** What Rookery does when a browser keeps an embedded chat from its cookies, in order. */
export const embedSignInWays = {
  partitioned: {
    label: 'Cookies kept apart',
    does: 'The sign-in is stored for this website only, where the browser allows that.',
  },
  'storage-access': {
    label: 'A question',
    does: 'When you choose **Sign in**, the browser asks whether the chat may use its cookies; **Allow** signs you in.',
  },
  'pop-up': {
    label: 'A window',
    does: 'Where the browser refuses, sign-in happens in a small window that closes by itself.',
  },
  guest: { label: 'As a guest', does: 'Guests talk without any cookie, where the chat lets guests talk.' },
} as const;
