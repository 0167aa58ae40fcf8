import { botCommands, commands } from '../../facts/commands';
import { places } from '../../facts/interface';
import {
  type PermissionGroupId,
  type PermissionId,
  permission,
  permissionGroups,
  permissionIds,
  permissionsPlace,
  possibleRanks,
  ranksInSettings,
} from '../../facts/permissions';
import { rankIds, ranks, reaches } from '../../facts/ranks';
import type { Command, RankId } from '../../facts/types';
import { type SettingPlace, settingPlace } from './settingPlaces';

/** Something that a rank allows: a row of the permission table, or a rank that is a setting of its own. */
export interface Subject {
  /** Id of the permission, or key of the setting. */
  readonly id: string;
  /** What it allows, as a verb. May hold marks of code. */
  readonly label: string;
  /** The lowest rank that has it in a new chat. */
  readonly rank: RankId;
  readonly note?: string;
  /** Who moves it to another rank; nobody where it is left out. */
  readonly movedBy?: RankId;
  /** The ranks it can be moved to, in words. */
  readonly movesTo: string;
  /** Labels to select to move it, in order; empty where it cannot be moved. */
  readonly path: readonly string[];
  /** Settings that hold the value: the same one, or the only one. */
  readonly settings: readonly SettingPlace[];
}

/** Subjects under a heading. */
export interface SubjectGroup {
  readonly label: string;
  readonly subjects: readonly Subject[];
}

function fromPermission(id: PermissionId): Subject {
  const { label, rank, note, movable, where = [] } = permission(id);
  const [lowest = rank] = possibleRanks(id);
  const place = places[permissionsPlace];
  return {
    id,
    label,
    rank,
    ...(note ? { note } : {}),
    ...(movable ? { movedBy: 'owner' } : {}),
    movesTo: movable ? `${ranks[lowest].name} to ${ranks.owner.name}` : '',
    path: movable ? place.path : [],
    settings: where.map(settingPlace).filter((found) => found !== undefined),
  };
}

function fromSetting({ setting, label, rank }: (typeof ranksInSettings)[number]): Subject {
  const found = settingPlace(setting);
  return {
    id: setting,
    label,
    rank,
    ...(found ? { movedBy: found.rank } : {}),
    movesTo: found?.setting.accepts ?? '',
    path: found?.path ?? [],
    settings: found ? [found] : [],
  };
}

const groupIds = Object.keys(permissionGroups) as PermissionGroupId[];

/** Everything that can be looked up, in the order of the permission table; settings of their own come last. */
export const subjectGroups: readonly SubjectGroup[] = [
  ...groupIds.map((group) => ({
    label: permissionGroups[group].label,
    subjects: permissionIds.filter((id) => permission(id).group === group).map(fromPermission),
  })),
  { label: 'Settings of their own', subjects: ranksInSettings.map(fromSetting) },
];

/** All subjects in one list. */
export const subjects: readonly Subject[] = subjectGroups.flatMap((group) => group.subjects);

/** What a rank means in a new chat. */
export interface RankSheet {
  readonly can: readonly SubjectGroup[];
  readonly cannot: readonly SubjectGroup[];
  /** Whom it can mute, kick and ban: the ranks below it, from the first rank that may do that at all. */
  readonly actsOn: readonly RankId[];
  readonly gives: readonly RankId[];
  readonly commands: readonly Command[];
}

const givenWith: readonly (readonly [RankId, PermissionId])[] = [
  ['regular', 'give-regular'],
  ['moderator', 'give-moderator'],
  ['administrator', 'give-administrator'],
];

const allCommands: readonly Command[] = [...Object.values(commands), ...Object.values(botCommands)];

function groupsWhere(keep: (subject: Subject) => boolean): SubjectGroup[] {
  return subjectGroups
    .map(({ label, subjects: all }) => ({ label, subjects: all.filter(keep) }))
    .filter((group) => group.subjects.length > 0);
}

/** Everything about a rank in a new chat. */
export function rankSheet(rank: RankId): RankSheet {
  return {
    can: groupsWhere((subject) => reaches(rank, subject.rank)),
    cannot: groupsWhere((subject) => !reaches(rank, subject.rank)),
    actsOn: reaches(rank, permission('mute-kick-ban').rank) ? rankIds.slice(0, rankIds.indexOf(rank)) : [],
    gives: givenWith.filter(([, needs]) => reaches(rank, permission(needs).rank)).map(([given]) => given),
    commands: allCommands.filter((command) => reaches(rank, command.rank)),
  };
}

/** A rank behind its article: "a Member", "an Owner". */
export function aRank(rank: RankId): string {
  const { name } = ranks[rank];
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** Names of ranks in one line: "Guest, Member and Regular". */
export function rankNames(ids: readonly RankId[]): string {
  const names = ids.map((id) => ranks[id].name);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last;
}

/** What is looked up. */
export interface Lookup {
  readonly rank: RankId;
  /** Id of a subject. */
  readonly subject: string;
}

/** What is shown before anything is chosen. */
export const start: Lookup = { rank: 'member', subject: 'send-links' satisfies PermissionId };

/** What an address asks for, with a sentence for each part that names nothing. */
export interface AskedLookup extends Lookup {
  readonly mistakes: readonly string[];
}

/** A text of the address as it may be shown: not endlessly long. */
function shortened(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text;
}

/** Reads an address such as `?rank=moderator&permission=react`. */
export function lookupOf(search: string): AskedLookup {
  const parameters = new URLSearchParams(search);
  const [rank, subject] = [parameters.get('rank'), parameters.get('permission')];
  const knownRank = rankIds.find((id) => id === rank?.toLowerCase());
  const knownSubject = subjects.find(({ id }) => id === subject?.toLowerCase());
  const mistakes = [
    rank && !knownRank
      ? `There is no rank "${shortened(rank)}". The ranks are ${rankNames(rankIds)}; ${ranks[start.rank].name} is shown.`
      : '',
    subject && !knownSubject
      ? `There is no permission "${shortened(subject)}". Choose one from the list.`
      : '',
  ].filter(Boolean);
  return { rank: knownRank ?? start.rank, subject: knownSubject?.id ?? start.subject, mistakes };
}

/** The address for a lookup: `search` with what differs from the start; other parameters are kept. */
export function searchOf({ rank, subject }: Lookup, search = ''): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value, usual] of [
    ['rank', rank, start.rank],
    ['permission', subject, start.subject],
  ] as const) {
    if (value === usual) {
      parameters.delete(name);
    } else {
      parameters.set(name, value);
    }
  }
  const text = parameters.toString().replaceAll('%2F', '/');
  return text && `?${text}`;
}
