import type { RootContent } from 'mdast';
import { inPage, table } from '../facts/html';
import { lookUp } from '../facts/lookUp';
import { wholeTable } from '../facts/tags/factsTable';
import { code } from '../facts/tags/tables/cells';
import { ofList, ofRecord } from '../facts/tags/tables/define';
import type { FactComponent } from '../facts/tags/types';
import { codeBlock, heading, markdown, tabs } from '../markdown';
import {
  bodyOf,
  type Contract,
  type Operation,
  operationsOf,
  ownErrorsOf,
  type PlacedOperation,
  readContract,
  sampleBodyOf,
  successOf,
} from './contract';
import { samplesOfOperation } from './samples';
import { rowsOf, schemaTable } from './schemaTable';

function parameterTable({ operationId, summary, parameters }: Operation): RootContent[] {
  const rows = parameters
    // The headers are the same for all operations and are explained once.
    .filter((parameter) => parameter.in !== 'header')
    .map(({ required = false, in: place, ...parameter }) => ({ ...parameter, required, place }));
  return rows.length === 0
    ? []
    : [
        ...markdown('Parameters:'),
        inPage(schemaTable(`Parameters: ${summary}`, `api-query-${operationId}`, rows, true)),
      ];
}

function bodyTable(operation: Operation): RootContent[] {
  const { operationId, summary } = operation;
  const body = bodyOf(operation);
  return body
    ? [
        ...markdown('Request body:'),
        inPage(schemaTable(`Request body: ${summary}`, `api-body-${operationId}`, rowsOf(body.schema), true)),
      ]
    : [];
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

function response(operation: Operation): RootContent[] {
  const [status, success] = successOf(operation);
  const body = sampleBodyOf(success);
  return body === undefined
    ? markdown(`Response (${status}): no body.`)
    : [...markdown(`Response (${status}):`), codeBlock('json', JSON.stringify(body, null, 2))];
}

function errorTable(contract: Contract, operation: Operation): RootContent[] {
  const errors = ownErrorsOf(contract, operation);
  const rows = errors.map(({ type, status, when }) => ({ cells: [[code(type)], status, when] }));
  const caption = `Errors: ${operation.summary}`;
  return rows.length === 0
    ? []
    : [...markdown('Specific errors:'), inPage(table(caption, ['Error', 'Status', 'When'], rows))];
}

function scopeOf({ security }: Operation): string {
  return security.flatMap(({ bearer }) => bearer).join(', ');
}

function reference(contract: Contract, placed: PlacedOperation): RootContent[] {
  const { method, path, operation } = placed;
  return [
    heading(3, operation.operationId, operation.summary),
    ...markdown(`\`${method.toUpperCase()} ${path}\` · scope \`${scopeOf(operation)}\``),
    ...markdown(operation.description),
    ...parameterTable(operation),
    ...bodyTable(operation),
    samples(contract, placed),
    ...response(operation),
    ...errorTable(contract, operation),
  ];
}

/** `<ApiOperations tag="chats" />`: the operations of one part of the API, each under a heading. */
export const apiOperations: FactComponent = ({ tag }) => {
  const contract = readContract();
  const { name } = lookUp(Object.fromEntries(contract.tags.map((each) => [each.name, each])), tag, 'tag');
  return operationsOf(contract)
    .filter(({ operation }) => operation.tags.includes(name))
    .flatMap((placed) => reference(contract, placed));
};

/** `<ApiOperationTable />`: every operation, one per row. */
export const apiOperationTable: FactComponent = () =>
  wholeTable(
    'api-operations',
    ofList<PlacedOperation>(
      'API endpoints',
      operationsOf(readContract()),
      [
        ['Endpoint', ({ method, path }) => [code(`${method.toUpperCase()} ${path}`)]],
        ['What it does', ({ operation }) => operation.summary],
        ['Scope', ({ operation }) => [code(scopeOf(operation))]],
        ['Success', ({ operation }) => successOf(operation)[0]],
      ],
      ({ operation }) => operation.operationId,
    ),
  );

/** `<ApiScopes />`: the scopes of keys, each with what it allows. */
export const apiScopes: FactComponent = () =>
  wholeTable(
    'api-scopes',
    ofRecord('Scopes of an API key', readContract().components.securitySchemes.bearer['x-scopes'], [
      ['Scope', (_, scope) => [code(scope)]],
      ['What a key with it can do', (allows) => allows],
    ]),
  );

/** `<ApiObject name="Chat" />`: the fields of an object of the API. */
export const apiObject: FactComponent = ({ name }) => {
  const schema = lookUp(readContract().components.schemas, name, 'object');
  return inPage(schemaTable(`Fields of ${name}`, `api-object-${name?.toLowerCase()}`, rowsOf(schema), false));
};
