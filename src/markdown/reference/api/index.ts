import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { RootContent } from 'mdast';
import { code } from '../../html/cells';
import { explicitJsx, inPage } from '../../html/elements';
import { byKey, drawTable, factTable } from '../../html/factTable';
import { lookUp } from '../../html/lookUp';
import { codeBlock, heading, markdown, tabs } from '../../html/markdown';
import type { FactComponent } from '../../html/tag';
import { type Entry, entryList, jsonBlock, referencePart } from '../fields';
import {
  bodyOf,
  type Contract,
  type Operation,
  operationsOf,
  ownErrorsOf,
  type PlacedOperation,
  readContract,
  successOf,
} from './contract';
import { anchorsMovedTo } from './movedAnchors';
import { samplesOfOperation } from './samples';
import { described, fieldsOf } from './schema';

const folder = '/organizations/api';

/** Returns where the reference describes an operation. The only operation without its own page is about the key. */
function placeOf({ tags: [tag], operationId }: Operation): string {
  return `${folder}/${tag === 'key' ? 'authentication' : tag}#${operationId}`;
}

function methodBadge(method: string): Element {
  return h('span', { className: ['method', `method--${method}`] }, method.toUpperCase());
}

function parameterId(operationId: string, name: string): string {
  return `api-query-${operationId}-${name}`;
}

/**
 * Returns a path that wraps after its slashes. The theme would take code with elements in it for a block.
 * @param operationId gives the parameters in the path the ids that other sites link to
 */
function pathCode(path: string, operationId?: string): ElementContent {
  const children = path.split(/(?<=[\w}]\/)/).flatMap((part): ElementContent[] => {
    const [, name] = /\{(\w+)\}/.exec(part) ?? [];
    const id = operationId && name && parameterId(operationId, name);
    return [h('wbr'), id ? h('span', { id }, part) : { type: 'text', value: part }];
  });
  return explicitJsx('mdxJsxTextElement', 'code', children);
}

function endpoint({ method, path, operation }: PlacedOperation): RootContent {
  const scope = operation['x-scope'];
  return inPage(
    h('div', { className: 'endpoint' }, [
      methodBadge(method),
      ' ',
      pathCode(path, operation.operationId),
      ' ',
      h('span', { className: 'endpoint__scope' }, scope ? ['Scope ', h('code', scope)] : 'No scope'),
    ]),
  );
}

/** Returns a list below its title, if it has entries. */
function part(title: string, entries: readonly Entry[]): RootContent[] {
  return entries.length === 0 ? [] : [...markdown(`**${title}**`), entryList(entries)];
}

/** Returns the query parameters of an operation. The IDs in paths and the headers are the same for all, and explained once. */
function queryParameters({ operationId, parameters: all }: Operation): Entry[] {
  return all
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, required: isRequired, description, schema }) => {
      const { type, notes } = described(schema);
      return {
        name,
        id: parameterId(operationId, name),
        type,
        isRequired,
        description,
        notes,
      };
    });
}

function requestBody(operation: Operation): Entry[] {
  const { schema = {} } = bodyOf(operation) ?? {};
  return fieldsOf(schema, { prefix: `api-body-${operation.operationId}`, isRequest: true });
}

function samples(contract: Contract, placed: PlacedOperation): RootContent {
  return tabs(
    'language',
    samplesOfOperation(contract, placed).map(({ value, label, language, code: source }) => ({
      value,
      label,
      content: codeBlock(language, source),
    })),
  );
}

/** Returns what the response contains. The page describes its object once. */
function response(operation: Operation): RootContent[] {
  const [status, { content }] = successOf(operation);
  const { title, properties } = content?.['application/json']?.schema ?? {};
  const item = properties?.data?.items?.title;
  const place = placeOf(operation).replace(/#.*/, `#${operation.tags[0]}`);
  const body = item
    ? `a [page](${folder}/pagination) of [${item} objects](${place})`
    : `the [${title} object](${place})`;
  return markdown(`**Response**\n\nStatus ${status}, ${content ? `with ${body}` : 'without a body'}.`);
}

/** Returns the operation's own example of the response, its object, or a page with its object, if it has one. */
function responseSample(operation: Operation): RootContent[] {
  const [status, { content }] = successOf(operation);
  const { example, schema } = content?.['application/json'] ?? {};
  const data = schema?.properties?.data?.items?.examples;
  const sample = example ?? schema?.examples?.[0] ?? (data && { data, next: null });
  return sample ? [jsonBlock(sample, `Response ${status}`)] : [];
}

function errors(contract: Contract, operation: Operation): Entry[] {
  return ownErrorsOf(contract, operation).map(({ code: name, status, when }) => ({
    name: h('a', { href: `${folder}/errors#${name}` }, h('code', name)),
    type: status,
    description: when,
  }));
}

function reference(contract: Contract, placed: PlacedOperation): RootContent[] {
  const { operation } = placed;
  return [
    heading(3, operation.operationId, operation.summary),
    referencePart(
      [
        endpoint(placed),
        ...markdown(operation.description),
        ...part('Query parameters', queryParameters(operation)),
        ...part('Request body', requestBody(operation)),
        ...response(operation),
        ...part('Errors', errors(contract, operation)),
      ],
      [samples(contract, placed), ...responseSample(operation)],
      `Samples of ${placed.method.toUpperCase()} ${placed.path}`,
    ),
  ];
}

/** Returns the operations of one part of the API, or all of them. */
function operationsWith(contract: Contract, tag: string | undefined): PlacedOperation[] {
  const tags = Object.fromEntries(contract.tags.map(({ name }) => [name, name]));
  const chosen = tag && lookUp(tags, tag, 'tag');
  return operationsOf(contract).filter(({ operation }) => !chosen || operation.tags.includes(chosen));
}

/** `<ApiOperations tag="chats" />`: the operations of one part of the API, each under a heading. */
export const apiOperations: FactComponent = ({ tag = '' }) => {
  const contract = readContract();
  return operationsWith(contract, tag).flatMap((placed) => reference(contract, placed));
};

/** `<ApiOperationTable tag="chats" />`: the operations of one part of the API, or all of them, one per row. */
export const apiOperationTable: FactComponent = ({ tag }) =>
  drawTable(
    'api-operations',
    factTable(
      'API endpoints',
      byKey(operationsWith(readContract(), tag), ({ operation }) => operation.operationId),
      [
        ['Endpoint', ({ operation }) => [h('a', { href: placeOf(operation) }, operation.summary)]],
        [
          'Method and path',
          ({ method, path }) =>
            h('span', { className: 'operation' }, [methodBadge(method), ' ', pathCode(path)]),
        ],
        ['Scope', ({ operation: { 'x-scope': scope } }) => (scope ? [code(scope)] : 'No scope')],
      ],
      'endpoints',
    ),
  );

/** `<ApiScopes />`: the scopes of keys, each with what it allows. */
export const apiScopes: FactComponent = () =>
  drawTable(
    'api-scopes',
    factTable('Scopes of an API key', readContract().components.securitySchemes.bearer['x-scopes'], [
      ['Scope', (_, scope) => [code(scope)]],
      ['What it allows', (allows) => allows],
    ]),
  );

/** `<ApiObject name="Chat" />`: the fields of an object of the API, next to its example. */
export const apiObject: FactComponent = ({ name = '' }) => {
  const schema = lookUp(readContract().components.schemas, name, 'object');
  const fields = fieldsOf(schema, { prefix: `api-object-${name.toLowerCase()}` });
  return referencePart([entryList(fields)], [jsonBlock(schema.examples?.[0], name)]);
};

/**
 * `<MovedAnchors page="chats" />`: the ids that the page about the API had before the parts became pages, for links from
 * other sites. It belongs in the row that leads to the page.
 */
export const movedAnchorsOf: FactComponent = ({ page }) => {
  const anchors = anchorsMovedTo(page).map(([id, moved]) =>
    h('span', { id, dataMovedTo: `${folder}/${page}#${moved}` }),
  );
  return inPage(h('span', anchors));
};
