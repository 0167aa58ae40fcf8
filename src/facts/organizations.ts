import { ssoSampleAddresses } from './sso';

/** The ids of the roles in an organization, high to low. */
export const organizationRoles = ['owner', 'manager', 'auditor', 'member'] as const;

/** A whole sample file. */
export const csvSample = [
  'username,email,display_name,role',
  'wren,wren@harbour-radio.example,Wren,member',
  'jay,jay@harbour-radio.example,"Jay, night desk",manager',
  'robin,robin@harbour-radio.example,,auditor',
  'finch,finch@harbour-radio.example,Finch,',
].join('\n');

/** What every client of your own needs. */
export const loginProviderSetup = {
  redirect: ssoSampleAddresses.callback,
  scopes: 'openid email profile',
  discovery: '/.well-known/openid-configuration',
} as const;
