import { organizationRoles } from '../../../../facts/organizations';
import { ssoErrors } from '../../../../facts/sso';
import { code } from './cells';
import { type FactTables, ofRecord } from './define';

const ssoTables: FactTables = {
  'sso-errors': ofRecord('Errors of single sign-on', ssoErrors, [
    ['Code', (_, id) => [code(id)]],
    ['Cause', ({ cause }) => cause],
    ['What to do', ({ cure }) => cure],
    ['In the SDK', ({ sdkCode }) => [code(sdkCode)]],
    ['The person reads', ({ shown }) => shown],
  ]),
};

/** Tables about organizations, single sign-on and custom domains. */
export const organizationTables: FactTables = {
  roles: ofRecord('Roles of an organization', organizationRoles, [
    ['Role', ({ name }) => name],
    ['What it does', ({ does }) => does],
    ['Takes a seat', ({ seat }) => seat],
  ]),
  ...ssoTables,
};
