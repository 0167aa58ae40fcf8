import { ssoSampleAddresses } from './sso';

/** The roles in an organization, from highest to lowest. */
export const organizationRoles = ['owner', 'manager', 'auditor', 'member'] as const;

/** A complete sample file for the CSV import. */
export const csvSample = [
  'username,email,display_name,role',
  'wren,wren@harbour-radio.example,Wren,member',
  'jay,jay@harbour-radio.example,"Jay, night desk",manager',
  'robin,robin@harbour-radio.example,,auditor',
  'finch,finch@harbour-radio.example,Finch,',
].join('\n');

/** What every custom OAuth client needs. */
export const loginProviderSetup = {
  redirect: ssoSampleAddresses.callback,
  scopes: 'openid email profile',
  discovery: '/.well-known/openid-configuration',
} as const;
