import { type ModerationLimitId, moderationLimits } from './limits/moderation';

/** One reason that a report can have. */
export interface ReportReason {
  /** The choice on the screen. */
  readonly label: string;
  /** The word to type after the name in `/report`. */
  readonly word: string;
  /** What falls under it. A fragment. */
  readonly means: string;
  /** Whether it goes to Rookery's safety team as well as to the staff of the chat. */
  readonly toRookery: boolean;
  /** The limit that says how fast Rookery answers; left out where the report stays with the staff of the chat. */
  readonly answer?: ModerationLimitId;
}

/** The eight reasons of a report, in the order of the screen. */
export const reportReasons = {
  spam: {
    label: 'Spam',
    word: 'spam',
    means: 'Advertising, scams, the same thing again and again',
    toRookery: false,
  },
  harassment: {
    label: 'Harassment',
    word: 'harassment',
    means: 'Insults, threats, stalking, private details of somebody made public',
    toRookery: false,
  },
  hate: {
    label: 'Hate',
    word: 'hate',
    means: 'Attacks on people for what they are',
    toRookery: false,
  },
  'sexual-content': {
    label: 'Sexual content',
    word: 'sexual',
    means: 'Sexual words, pictures or offers where they do not belong',
    toRookery: false,
  },
  'self-harm': {
    label: 'Self-harm',
    word: 'self-harm',
    means: 'Somebody may hurt themselves, or urges others to',
    toRookery: true,
    answer: 'report-answer-severe',
  },
  'minor-at-risk': {
    label: 'Minor at risk',
    word: 'minor',
    means: 'A child or teenager is in danger, or is approached by an adult',
    toRookery: true,
    answer: 'report-answer-severe',
  },
  illegal: {
    label: 'Illegal',
    word: 'illegal',
    means: 'Something the law forbids, such as selling drugs or weapons',
    toRookery: true,
    answer: 'report-answer-severe',
  },
  other: {
    label: 'Other',
    word: 'other',
    means: 'Anything else, in your own words',
    toRookery: false,
  },
} as const satisfies Record<string, ReportReason>;

/** One thing that can be reported and the way there. */
export interface ReportRoute {
  readonly label: string;
  /** How to report it. A sentence. */
  readonly how: string;
  /** Whether the staff of the chat see it in their queue. */
  readonly toStaff: boolean;
  /** Whether Rookery's safety team sees it. */
  readonly toRookery: 'never' | 'severe reasons' | 'always';
  /** The limit that says how fast Rookery answers where it sees the report. */
  readonly answer: ModerationLimitId;
}

/** What can be reported, and who gets the report. */
export const reportRoutes = {
  message: {
    label: 'A message in a channel',
    how: 'Open the message menu and select **Report**, or type `/report @NAME REASON`.',
    toStaff: true,
    toRookery: 'severe reasons',
    answer: 'report-answer-severe',
  },
  'direct-message': {
    label: 'A direct message',
    how: 'Open the message menu and select **Report**.',
    toStaff: false,
    toRookery: 'always',
    answer: 'report-answer',
  },
  chat: {
    label: 'A whole chat, its owner or its staff',
    how: 'Open the chat menu **☰** and select **Report this chat**, or write to support.',
    toStaff: false,
    toRookery: 'always',
    answer: 'report-answer',
  },
} as const satisfies Record<string, ReportRoute>;

/** Who sees what of a report. */
export interface ReportViewer {
  readonly label: string;
  readonly message: boolean;
  /** The messages before the reported one. */
  readonly context: boolean;
  readonly reason: boolean;
  /** Who made the report. */
  readonly reporter: boolean;
  readonly note?: string;
}

/** What each kind of person sees of a report. */
export const reportViewers = {
  reported: {
    label: 'The person who was reported',
    message: false,
    context: false,
    reason: false,
    reporter: false,
    note: 'is not told that there is a report',
  },
  staff: {
    label: 'Staff of the chat',
    message: true,
    context: true,
    reason: true,
    reporter: false,
    note: 'not for direct messages',
  },
  rookery: {
    label: "Rookery's safety team",
    message: true,
    context: true,
    reason: true,
    reporter: true,
    note: 'severe reasons, direct messages and whole chats',
  },
} as const satisfies Record<string, ReportViewer>;

/** The numbers of reporting in one place. */
export const reportNumbers = {
  perDay: moderationLimits['reports-per-day'],
  context: moderationLimits['report-context'],
  copyKept: moderationLimits['report-copy'],
  answer: moderationLimits['report-answer'],
  answerSevere: moderationLimits['report-answer-severe'],
  appeal: moderationLimits['appeal-window'],
} as const;
