import { botCommands, commands } from '../../facts/commands';
import { chatMenuSign, places } from '../../facts/interface';
import {
  type PermissionGroupId,
  type PermissionId,
  permission,
  permissionGroups,
  permissionIds,
  ranksInSettings,
} from '../../facts/permissions';
import { plans } from '../../facts/plans';
import { ranks } from '../../facts/ranks';
import { findSetting } from '../../facts/settings';
import type { Command, PlanId, RankId } from '../../facts/types';

// Computed while the site is built, so that readers download only the values.

/** Where a setting is explained, and the labels to select to reach it. */
interface SettingPlace {
  readonly path: readonly string[];
  readonly address: string;
}

/** Something that a rank allows: a row of the permission table, or a rank that has its own setting. */
export interface Subject {
  /** Id of the permission, or key of the setting. */
  readonly id: string;
  /** What it allows, as a verb, with formatting. */
  readonly label: string;
  /** The lowest rank that has it in a new chat. */
  readonly rank: RankId;
  readonly note?: string | undefined;
  /** Who can change the rank; left out if no one can. */
  readonly movedBy?: RankId | undefined;
  /** The ranks it can be changed to, in words. */
  readonly movesTo: string;
  /** Labels to select to change it; empty if it can't be changed. */
  readonly path: readonly string[];
  /** The settings that show its value. */
  readonly settings: readonly SettingPlace[];
}

/** Subjects under a heading. */
export interface SubjectGroup {
  readonly label: string;
  readonly subjects: readonly Subject[];
}

/** Returns a setting by its key, `page/setting`, with its place; throws if no page has it. */
function settingByKey(key: string) {
  const { pageId, page, id, setting } = findSetting(key);
  const place: SettingPlace = {
    path: [chatMenuSign, 'Chat settings', page.label, setting.label],
    address: `/chat-settings/${pageId}#setting-${id}`,
  };
  return { place, rank: setting.rank ?? page.rank, accepts: setting.accepts };
}

function fromPermission(id: PermissionId): Subject {
  const { label, rank, note, lowest, where = [] } = permission(id);
  return {
    id,
    label,
    rank,
    note,
    movedBy: lowest && 'owner',
    movesTo: lowest ? `${ranks[lowest].name} to ${ranks.owner.name}` : '',
    path: (lowest && places['chat-settings/rank-list/permissions']) ?? [],
    settings: where.map((key) => settingByKey(key).place),
  };
}

function fromSetting({ setting, label, rank }: (typeof ranksInSettings)[number]): Subject {
  const { place, rank: movedBy, accepts = '' } = settingByKey(setting);
  return { id: setting, label, rank, movedBy, movesTo: accepts, path: place.path, settings: [place] };
}

const groupIds = Object.keys(permissionGroups) as PermissionGroupId[];

/** Everything that can be looked up, in the order of the permission table, with the settings last. */
export const subjectGroups: readonly SubjectGroup[] = [
  ...groupIds.map((group) => ({
    label: permissionGroups[group],
    subjects: permissionIds.filter((id) => permission(id).group === group).map(fromPermission),
  })),
  { label: 'Controlled by a setting', subjects: ranksInSettings.map(fromSetting) },
];

/** The lowest rank that can mute, kick, and ban. */
export const actsFrom: RankId = permission('mute-kick-ban').rank;

/** A command as it is listed for a rank. */
interface ListedCommand {
  readonly usage: string;
  readonly rank: RankId;
  readonly plan?: { readonly id: PlanId; readonly name: string };
}

/** The chat's commands, then the bot's. */
export const allCommands: readonly ListedCommand[] = [
  ...Object.values(commands),
  ...Object.values(botCommands),
].map(({ usage, rank, plan }: Command) => ({
  usage,
  rank,
  ...(plan && { plan: { id: plan, name: plans[plan].name } }),
}));
