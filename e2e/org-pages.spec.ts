import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import {
  apexRecords,
  domainAddresses,
  domainStatuses,
  domainTargets,
  sampleRecords,
} from '../src/facts/domains';
import { accountLimits } from '../src/facts/limits/accounts';
import { organizationLimits } from '../src/facts/limits/organizations';
import {
  accountActions,
  accountStates,
  csvColumns,
  csvRules,
  csvSample,
  loginProviderSetup,
  loginProviders,
  organizationActions,
  organizationRoles,
} from '../src/facts/organizations';
import {
  ssoAlgorithms,
  ssoClaims,
  ssoErrors,
  ssoSampleAddresses,
  ssoWays,
  tokenHeader,
} from '../src/facts/sso';
import {
  type WebhookEvent,
  webhookActorKinds,
  webhookChatFields,
  webhookEvents,
  webhookHeaders,
  webhookPayload,
  webhookRetries,
  webhookSignature,
  webhookTestVectors,
} from '../src/facts/webhooks';
import { samplesOf } from './support/samples';
import { buildDir, siteDir } from './support/site';

/** A built page: what its reader finds on it. */
class BuiltPage {
  readonly #route: string;
  readonly #page: cheerio.CheerioAPI;

  constructor(route: string) {
    this.#route = route;
    this.#page = cheerio.load(fs.readFileSync(path.join(buildDir, `${route}.html`)));
  }

  get text(): string {
    return this.#page('main').text();
  }

  /** The first cells of a table's rows. */
  rows(caption: string): string[] {
    return this.cells(caption).map(([first = '']) => first);
  }

  /** A table's cells, row by row. */
  cells(caption: string): string[][] {
    const tables = this.#page(`main [aria-label="${caption}"] table`);
    expect(tables.length, `${this.#route} has a table "${caption}"`).toBeGreaterThan(0);
    return tables
      .find('tbody tr')
      .toArray()
      .map((row) =>
        this.#page(row)
          .children()
          .toArray()
          .map((cell) => this.#page(cell).text()),
      );
  }

  ids(start: string): string[] {
    return this.#page(`main :is(h2, h3)[id^="${start}"]`)
      .toArray()
      .map((heading) => this.#page(heading).attr('id') ?? '');
  }

  /** What stands in code anywhere on the page and looks like this, each once. */
  codes(pattern: RegExp): string[] {
    const all = this.#page('main code')
      .toArray()
      .map((code) => this.#page(code).text());
    return [...new Set(all.flatMap((text) => text.match(pattern) ?? []))].sort();
  }

  /** The blocks of code, as text. */
  blocks(): string[] {
    return this.#page('main pre code')
      .toArray()
      .map((block) =>
        this.#page(block)
          .find('.token-line')
          .toArray()
          .map((line) => this.#page(line).text().replace(/\n$/, ''))
          .join('\n'),
      );
  }

  links(): string[] {
    return this.#page('main a[href]')
      .toArray()
      .map((link) => this.#page(link).attr('href') ?? '');
  }
}

function sorted(values: Iterable<string>): string[] {
  return [...values].sort();
}

test.describe('webhooks', () => {
  const page = new BuiltPage('chat-settings/webhooks');
  const events = Object.entries<WebhookEvent>(webhookEvents);

  test('each event has its section, its fields, a whole body and its schema, and no other has', () => {
    expect(page.rows('Events of webhooks')).toEqual(events.map(([id]) => id));
    expect(page.ids('event-')).toEqual(events.map(([id]) => `event-${id.replaceAll(/[._]/g, '-')}`));
    for (const [id, { fields }] of events) {
      if (fields.length > 0) {
        expect(page.rows(`Fields of ${id}`)).toEqual(fields.map(({ name }) => name));
      }
      expect(page.blocks(), id).toContain(
        JSON.stringify(webhookPayload(id as keyof typeof webhookEvents), undefined, 2),
      );
      expect(page.links(), id).toContain(`/webhooks/${id}.json`);
      expect(fs.existsSync(path.join(siteDir, `static/webhooks/${id}.json`)), id).toBe(true);
    }
    expect(page.links()).toContain('/webhooks/event.json');
    expect(
      page.codes(/^(?:message|member|rank|report|approval|poll|boost|chat)\.(?:[a-z_]+ed|left)$/),
    ).toEqual(sorted(events.map(([id]) => id).filter((id) => id !== 'ping')));
  });

  test('chat, actors, headers, retries and signature are those of the facts', () => {
    expect(page.rows('What every event holds')).toEqual(webhookChatFields.map(({ name }) => name));
    expect(page.rows('Who can be the actor')).toEqual(Object.keys(webhookActorKinds));
    expect(page.rows('Headers of a delivery')).toEqual(Object.keys(webhookHeaders));
    expect(page.codes(/^webhook-[a-z]+$/)).toEqual(
      sorted(Object.keys(webhookHeaders).filter((name) => name.startsWith('webhook-'))),
    );
    expect(page.cells('Retries')).toEqual(
      webhookRetries.map(({ attempt, waitText, totalText }) => [String(attempt), waitText, totalText]),
    );
    expect(page.text).toContain(webhookSignature.algorithm);
    expect(page.codes(/^id\.timestamp\.[\w-]+$/)).toEqual([webhookSignature.signed]);
  });

  test('each test vector stands there whole', () => {
    const blocks = page.blocks();
    for (const [name, vector] of Object.entries(webhookTestVectors)) {
      const { shows: _, ...parts } = vector;
      const found = blocks.filter((block) => Object.values(parts).every((part) => block.includes(part)));
      expect(found, name).toHaveLength(1);
    }
  });
});

test.describe('single sign-on', () => {
  const page = new BuiltPage('organizations/sso');

  test('claims, header, algorithms, ways and errors are those of the facts', () => {
    const claims = Object.keys(ssoClaims);
    // The claims stand in two tables: what they hold, and what they may be.
    expect(page.rows('Claims of a sign-in token')).toEqual([...claims, ...claims]);
    expect(page.rows('Header of a sign-in token')).toEqual(Object.keys(tokenHeader));
    expect(page.rows('Algorithms of a sign-in token')).toEqual(Object.keys(ssoAlgorithms));
    expect(page.rows('Ways to bring a token to Rookery')).toEqual(
      Object.values(ssoWays).map(({ label }) => label.replaceAll('`', '')),
    );
    expect(page.cells('Errors of single sign-on').map(([code, , , inSdk]) => [code, inSdk])).toEqual(
      Object.entries(ssoErrors).map(([code, { sdkCode }]) => [code, sdkCode]),
    );
  });

  test('no error code and no address is named that the facts lack', () => {
    expect(page.codes(/\bsso_[a-z_]+\b/g)).toEqual(sorted(Object.keys(ssoErrors)));
    const addresses = page.codes(/https:\/\/rookery\.example\/(?:sso|oauth)\/[\w/-]*harbour-radio[\w/-]*/g);
    expect(addresses).toEqual(sorted(new Set(Object.values(ssoSampleAddresses))));
  });
});

test.describe('custom domains', () => {
  const page = new BuiltPage('organizations/custom-domains');

  test('records, states and addresses are those of the facts', () => {
    const first = (list: typeof sampleRecords) =>
      list.map(({ type, name, short, value }) => [type, name, short, value]);
    const shown = (caption: string) => page.cells(caption).map((row) => row.slice(0, 4));
    expect(shown('DNS records for a name below your zone')).toEqual(first(sampleRecords));
    expect(shown('DNS records for the zone itself')).toEqual(first(apexRecords));
    expect(page.rows('States of a custom domain')).toEqual(
      Object.values(domainStatuses).map(({ label }) => label),
    );
    expect(page.cells('Addresses on a custom domain').map(([, custom]) => custom)).toEqual(
      Object.values(domainAddresses).map(({ custom }) => custom),
    );
  });

  test('the good answers of DNS are the values of the records', () => {
    const [record] = sampleRecords.filter(({ type }) => type === 'TXT');
    for (const answer of [`${domainTargets.cname}.`, `"${record?.value}"`, domainTargets.ipv6]) {
      expect(page.codes(/^[^\n]+$/)).toContain(answer);
    }
  });
});

/** The rows of a CSV file, read by the rules of the page: commas between, double quotes around, doubled inside. */
function rowsOf(csv: string): string[][] {
  return csv
    .trimEnd()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
      ),
    );
}

test.describe('manage accounts', () => {
  const page = new BuiltPage('organizations/manage-accounts');

  test('columns, rules, roles, actions and states are those of the facts', () => {
    expect(page.rows('Columns of the CSV file')).toEqual(Object.keys(csvColumns));
    for (const rule of csvRules) {
      expect(page.text).toContain(rule.replaceAll('`', ''));
    }
    expect(page.rows('Roles of an organization')).toEqual(
      Object.values(organizationRoles).map(({ name }) => name),
    );
    expect(page.rows('What each role may do')).toEqual(
      Object.values(organizationActions).map(({ label }) => label),
    );
    expect(page.rows('States of a managed account').map((state) => state.toLowerCase())).toEqual(
      Object.keys(accountStates),
    );
    const labels = Object.values(accountActions).map(({ label }) => label);
    const shown = page.rows('Actions on a managed account');
    expect(sorted(new Set(shown))).toEqual(sorted(labels));
  });

  test('the sample file keeps the rules of its columns', () => {
    const [sample, ...others] = samplesOf(['organizations/manage-accounts']).filter(
      ({ language }) => language === 'text',
    );
    expect(others).toEqual([]);
    expect(sample?.code.trimEnd(), 'docs/organizations/manage-accounts.mdx shows the file of the facts').toBe(
      csvSample,
    );
    const [head = [], ...rows] = rowsOf(csvSample);
    expect(head).toEqual(Object.keys(csvColumns));
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.length).toBeLessThanOrEqual(organizationLimits['org-csv-rows'].max);
    const { min, max } = accountLimits.username;
    const faults = rows.flatMap(([username = '', email = '', name = '', role = '', ...rest], index) => {
      const line = `line ${index + 2}`;
      return [
        new RegExp(`^\\w{${min},${max}}$`).test(username) ? [] : `${line}: username ${username}`,
        /^[^@\s]+@[^@\s]+\.[a-z]+$/.test(email) ? [] : `${line}: e-mail ${email}`,
        name.length <= accountLimits['display-name'].max ? [] : `${line}: display name ${name}`,
        role === '' || Object.hasOwn(organizationRoles, role) ? [] : `${line}: role ${role}`,
        rest.length === 0 ? [] : `${line}: too many values`,
      ].flat();
    });
    expect(faults).toEqual([]);
    for (const column of [0, 1]) {
      expect(new Set(rows.map((row) => row[column])).size, `${head[column]} is there once`).toBe(rows.length);
    }
    const { username, email } = csvColumns;
    expect(rows[0]?.slice(0, 2)).toEqual([username.sample, email.sample]);
  });
});

test.describe('sign-in providers', () => {
  const page = new BuiltPage('organizations/sso/social-login-providers');

  test('providers, redirect address, scopes, discovery and claims are those of the facts', () => {
    const names = Object.values(loginProviders).map(({ name }) => name);
    expect(sorted(new Set(page.rows('Sign-in providers')))).toEqual(sorted(names));
    expect(page.rows('A client of your own')).toEqual(names);
    const ids = ['google', 'apple', 'microsoft', 'discord', 'openid-connect'];
    expect(ids.flatMap((id) => page.ids(id))).toEqual(ids);
    expect(page.blocks()).toContain(loginProviderSetup.redirect);
    expect(page.codes(/https:\/\/rookery\.example\/oauth\/\S+/g)).toEqual([loginProviderSetup.redirect]);
    expect(page.codes(/^openid email profile$/)).toEqual([loginProviderSetup.scopes]);
    expect(page.codes(/^\/\.well-known\/\S+$/)).toEqual([loginProviderSetup.discovery]);
    for (const claim of loginProviderSetup.claims) {
      expect(page.text, claim).toContain(claim);
    }
  });
});
