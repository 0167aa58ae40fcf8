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
import { plans } from '../../facts/plans';
import { ranks } from '../../facts/ranks';
import type { Command, PlanId, RankId } from '../../facts/types';
import { type SettingPlace, settingPlace } from './settingPlaces';

// What can be looked up, worked out when the site is built: readers download the values alone.

/** Where a setting is explained, and the labels to select to reach it. */
type PlaceOfSetting = Pick<SettingPlace, 'path' | 'address'>;

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
  readonly settings: readonly PlaceOfSetting[];
}

/** Subjects under a heading. */
export interface SubjectGroup {
  readonly label: string;
  readonly subjects: readonly Subject[];
}

function withoutSetting({ path, address }: SettingPlace): PlaceOfSetting {
  return { path, address };
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
    settings: where
      .map(settingPlace)
      .filter((found) => found !== undefined)
      .map(withoutSetting),
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
    settings: found ? [withoutSetting(found)] : [],
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

/** The lowest rank that may mute, kick and ban. */
export const actsFrom: RankId = permission('mute-kick-ban').rank;

/** The ranks that are given by people, each with the lowest rank that gives it. */
export const givenFrom: readonly (readonly [given: RankId, by: RankId])[] = [
  ['regular', permission('give-regular').rank],
  ['moderator', permission('give-moderator').rank],
  ['administrator', permission('give-administrator').rank],
];

/** A command as it is listed for a rank. */
export interface ListedCommand {
  readonly usage: string;
  readonly does: string;
  readonly rank: RankId;
  readonly rankNote?: string;
  readonly plan?: { readonly id: PlanId; readonly name: string };
}

/** The chat's commands, then the bot's. */
export const allCommands: readonly ListedCommand[] = [
  ...Object.values(commands),
  ...Object.values(botCommands),
].map(({ usage, does, rank, rankNote, plan }: Command) => ({
  usage,
  does,
  rank,
  ...(rankNote && { rankNote }),
  ...(plan && { plan: { id: plan, name: plans[plan].name } }),
}));
