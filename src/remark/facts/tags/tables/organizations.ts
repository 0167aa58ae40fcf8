import {
  apexRecords,
  type DnsRecord,
  domainAddresses,
  domainPlans,
  domainStatuses,
  sampleRecords,
} from '../../../../facts/domains';
import {
  accountActions,
  accountStates,
  type ConsolePage,
  type ConsoleSetting,
  consolePages,
  csvColumns,
  type LoginProvider,
  loginProviders,
  managersSee,
  type OrganizationAction,
  type OrganizationRoleId,
  organizationActions,
  organizationRoles,
  proOrOrganization,
  setupOrder,
} from '../../../../facts/organizations';
import {
  type SsoClaim,
  ssoAddresses,
  ssoAlgorithms,
  ssoChoices,
  ssoClaims,
  ssoErrors,
  ssoPlans,
  ssoSampleAddresses,
  ssoSequence,
  ssoWays,
  tokenHeader,
} from '../../../../facts/sso';
import { planLabel } from '../../html';
import { code, lines, listed, planUp } from './cells';
import { type Column, type FactTable, type FactTables, forEach, ofList, ofRecord } from './define';

const roleColumns: readonly Column<OrganizationAction>[] = (
  Object.keys(organizationRoles) as OrganizationRoleId[]
).map((role) => [organizationRoles[role].name, ({ roles }) => roles.includes(role)] as const);

function role(id: OrganizationRoleId): string {
  const { name } = organizationRoles[id];
  return id === 'manager' ? `${organizationRoles.owner.name} or ${name}` : name;
}

function consoleSettings({ label, settings }: ConsolePage): FactTable {
  return ofRecord<ConsoleSetting>(`Settings of ${label}`, settings, [
    ['Setting', (setting) => `**${setting.label}**`],
    ['What it does', ({ does }) => does],
    ['Values', ({ values }) => values],
    ['Default', (setting) => setting.default],
    ['Who changes it', (setting) => role(setting.role)],
    ['Takes hold', ({ takesHold }) => takesHold],
    ['Where it shows', ({ shows }) => shows],
  ]);
}

function records(caption: string, list: readonly DnsRecord[]): FactTable {
  return ofList(caption, list, [
    ['Type', ({ type }) => [code(type)]],
    ['Name', ({ name }) => [code(name)]],
    ['Name without the zone', ({ short }) => [code(short)]],
    ['Value', ({ value }) => [code(value)]],
    ['What it does', ({ does }) => does],
    ['Needed', ({ needed }) => needed],
  ]);
}

const proBesideOrganization: readonly Column<{ readonly pro: string; readonly organization: string }>[] = [
  ['Pro', ({ pro }) => pro],
  ['Organization', ({ organization }) => organization],
];

const ssoTables: FactTables = {
  'sso-claims': ofRecord<SsoClaim>('Claims of a sign-in token', ssoClaims, [
    ['Claim', (_, name) => [code(name)]],
    ['Type', ({ type }) => [code(type)]],
    ['What it holds', ({ does }) => does],
    ['Allowed', ({ limit }) => limit],
    ['Needed', ({ needed }) => needed],
    ['Updated at each sign-in', ({ updated }) => updated ?? undefined],
    ['Sample', ({ sample }) => [code(JSON.stringify(sample))]],
  ]),
  'sso-errors': ofRecord('Errors of single sign-on', ssoErrors, [
    ['Code', (_, id) => [code(id)]],
    ['Cause', ({ cause }) => cause],
    ['What to do', ({ cure }) => cure],
    ['In the SDK', ({ sdkCode }) => [code(sdkCode)]],
    ['The person reads', ({ shown }) => shown],
  ]),
  'sso-ways': ofRecord('Ways to bring a token to Rookery', ssoWays, [
    ['Way', ({ label }) => label],
    ['How', ({ how }) => how],
    ['Suits', ({ suits }) => suits],
    ['Plan', ({ plan }) => planUp(plan)],
  ]),
  'sso-choices': ofRecord('What there is to choose between', ssoChoices, [
    ['Choice', ({ label }) => label],
    ['Take it when', ({ takeWhen }) => takeWhen],
    ['Needs', ({ needs }) => needs],
    ['Offered', ({ offered }) => offered],
  ]),
  'sso-algorithms': ofRecord('Algorithms of a sign-in token', ssoAlgorithms, [
    ['Algorithm', (_, name) => [code(name)]],
    ['Keys', ({ key }) => key],
    ['Suits', ({ suits }) => suits],
    ['Limit', ({ limit }) => limit],
    ['Plan', ({ plans }) => planUp(plans[0])],
  ]),
  'sso-token-header': ofRecord('Header of a sign-in token', tokenHeader, [
    ['Member', (_, name) => [code(name)]],
    ['Needed', ({ needed }) => needed],
    ['What it holds', ({ does }) => does],
  ]),
  'sso-sequence': ofList('From your page to the session', ssoSequence, [
    ['Who', ({ who }) => who],
    ['What happens', ({ does }) => does],
  ]),
  'sso-plans': ofList('Sign-in tokens on Pro and in an organization', ssoPlans, [
    ['What', ({ what }) => what],
    ...proBesideOrganization,
  ]),
  'sso-addresses': ofRecord(
    'Addresses of single sign-on',
    {
      signIn: ['Sign in', ssoAddresses.signIn, ssoSampleAddresses.signIn],
      signOut: ['Sign out', ssoAddresses.signOut, ssoSampleAddresses.signOut],
      callback: ['Redirect of a provider', ssoAddresses.callback, ssoSampleAddresses.callback],
    } as const,
    [
      ['What', ([label]) => label],
      ['Address', ([, address]) => [code(address)]],
      ['Sample', ([, , sample]) => [code(sample)]],
    ],
  ),
};

const domainTables: FactTables = {
  'dns-records': records('DNS records for a name below your zone', sampleRecords),
  'apex-records': records('DNS records for the zone itself', apexRecords),
  'domain-statuses': ofRecord('States of a custom domain', domainStatuses, [
    ['State', ({ label }) => `**${label}**`],
    ['What it means', ({ means }) => means],
    ['Visitors see', ({ visitorsSee }) => visitorsSee],
    ['What to do', ({ whatToDo }) => whatToDo],
    ['How long', ({ howLong }) => howLong],
  ]),
  'domain-plans': ofRecord('Custom domains by plan', domainPlans, [
    ['Plan', (_, plan) => [planLabel(plan as keyof typeof domainPlans)]],
    ['Where it is set', ({ where }) => where],
    ['Who sets it', ({ who }) => who],
    ['What it shows', ({ shows }) => shows],
  ]),
  'domain-addresses': ofRecord('Addresses on a custom domain', domainAddresses, [
    ['What', ({ label }) => label],
    ['On your domain', ({ custom }) => [code(custom)]],
    ['At Rookery', ({ rookery }) => [code(rookery)]],
  ]),
};

/** Tables about organizations, single sign-on and custom domains. */
export const organizationTables: FactTables = {
  ...forEach<ConsolePage>(consolePages, 'console', consoleSettings),
  'account-rules-reach': ofRecord<ConsoleSetting>(
    'For whom a setting of Account settings counts',
    Object.fromEntries(
      Object.entries<ConsoleSetting>(consolePages['account-settings'].settings).filter(
        ([, { counts }]) => counts,
      ),
    ),
    [
      ['Setting', ({ label }) => `**${label}**`],
      ['With a password', ({ counts }) => counts?.password],
      ['Through a provider', ({ counts }) => counts?.provider],
      ['By signed token', ({ counts }) => counts?.token],
    ],
  ),
  roles: ofRecord('Roles of an organization', organizationRoles, [
    ['Role', ({ name }) => name],
    ['What it does', ({ does }) => does],
    ['Takes a seat', ({ seat }) => seat],
  ]),
  'role-actions': ofRecord<OrganizationAction>('What each role may do', organizationActions, [
    ['Action', ({ label }) => label],
    ...roleColumns,
  ]),
  'account-states': ofRecord<string>('States of a managed account', accountStates, [
    ['State', (_, state) => state.charAt(0).toUpperCase() + state.slice(1)],
    ['What it means', (meaning) => meaning],
  ]),
  'account-actions': ofRecord('Actions on a managed account', accountActions, [
    ['Action', ({ label }) => `**${label}**`],
    ['What it does', ({ does }) => does],
    ['The person sees', ({ personSees }) => personSees],
    ['Undo', ({ undo }) => undo],
  ]),
  'managers-see': ofRecord(
    'What Owners and Managers see of a managed account',
    { yes: ['See', managersSee.yes], no: ['Never see', managersSee.no] } as const,
    [
      ['Owners and Managers', ([label]) => label],
      ['What', ([, things]) => lines(things)],
    ],
  ),
  'csv-columns': ofRecord('Columns of the CSV file', csvColumns, [
    ['Column', (_, name) => [code(name)]],
    ['Needed', ({ needed }) => needed],
    ['Rule', ({ rule }) => rule],
    ['Reported when', ({ error }) => error],
    ['Sample', ({ sample }) => [code(sample)]],
  ]),
  'login-providers': ofRecord<LoginProvider>('Sign-in providers', loginProviders, [
    ['Provider', ({ name }) => name],
    ['Gives the name', ({ givesName }) => givesName],
    ['Gives the e-mail address', ({ givesEmail }) => givesEmail],
    ['Address verified', ({ emailVerified }) => emailVerified],
    ['Gives a picture', ({ givesPicture }) => givesPicture],
    ['On by default', ({ onByDefault }) => onByDefault],
    ['Client of your own', ({ ownClient }) => ownClient],
  ]),
  'login-provider-clients': ofRecord<LoginProvider>('A client of your own', loginProviders, [
    ['Provider', ({ name }) => name],
    ['Where it is made', ({ clientAt }) => clientAt],
    ['What you enter', ({ fields }) => listed(fields)],
    ['Runs out', ({ expires }) => expires],
    ['Note', ({ note }) => note],
  ]),
  'setup-order': ofList(
    'The order to set an organization up',
    setupOrder,
    [
      ['Page', ({ page }) => `**${consolePages[page].label}**`],
      ['What', ({ does }) => does],
      ['Who is needed', ({ needs }) => needs],
    ],
    ({ page }) => page,
  ),
  'pro-or-organization': ofList('One Pro chat or an organization', proOrOrganization, [
    ['What', ({ label }) => label],
    ...proBesideOrganization,
  ]),
  ...ssoTables,
  ...domainTables,
};
