import {
  type PermissionGroupId,
  permission,
  permissionGroups,
  permissionIds,
  ranksInSettings,
} from '../../facts/permissions';
import type { RankId } from '../../facts/types';

// Computed while the site is built, so that readers download only the values.

/** Something that a rank allows: a row of the permission table, or a rank that has its own setting. */
export interface Subject {
  /** What it allows, as a verb, with formatting. */
  readonly label: string;
  /** The lowest rank that has it in a new chat. */
  readonly rank: RankId;
}

/** Subjects under a heading. */
export interface SubjectGroup {
  readonly label: string;
  readonly subjects: readonly Subject[];
}

const groupIds = Object.keys(permissionGroups) as PermissionGroupId[];

/** Everything that a rank allows, in the order of the permission table, with the settings last. */
export const subjectGroups: readonly SubjectGroup[] = [
  ...groupIds.map((group) => ({
    label: permissionGroups[group],
    subjects: permissionIds.map(permission).filter((each) => each.group === group),
  })),
  { label: 'Controlled by a setting', subjects: ranksInSettings },
].map(({ label, subjects }) => ({
  label,
  subjects: subjects.map(({ label: verb, rank }) => ({ label: verb, rank })),
}));

/** The lowest rank that can mute, kick, and ban. */
export const actsFrom: RankId = permission('mute-kick-ban').rank;
