import type { RootContent } from 'mdast';
import { addresses } from '../../../facts/product';
import {
  bodyOf,
  operationsOf,
  ownErrorsOf,
  type PlacedOperation,
  parametersOf,
  successOf,
} from '../../../plugins/openapi/contract';
import { readContract } from '../../../plugins/openapi/file';
import { samplesOfOperation } from '../../../plugins/openapi/samples';
import type { Contract, Operation } from '../../../plugins/openapi/types';
import { inPage, table } from '../html';
import { lookUp } from '../lookUp';
import { codeBlock, heading, paragraph, tabs } from './apiMarkdown';
import { rowsOf, type SchemaRow, schemaTable } from './apiSchemas';
import { code } from './tables/cells';
import type { FactComponent } from './types';

let contractRead: Contract | undefined;

/** The contract, read once: a page shows many parts of it, and the file is long. */
function contractOnce(): Contract {
  contractRead ??= readContract();
  return contractRead;
}

function parameterTable(contract: Contract, operation: Operation): RootContent[] {
  const rows: SchemaRow[] = parametersOf(contract, operation)
    // The headers are the same for all operations, and explained once.
    .filter((parameter) => parameter.in !== 'header')
    .map(({ name, schema, description, required = false, in: place }) => ({
      name,
      schema,
      description,
      required,
      place,
    }));
  if (rows.length === 0) {
    return [];
  }
  const { operationId, summary } = operation;
  return [
    paragraph('Parameters:'),
    inPage(schemaTable(`Parameters: ${summary}`, `api-query-${operationId}`, rows, true)),
  ];
}

function bodyTable(operation: Operation): RootContent[] {
  const schema = bodyOf(operation);
  if (!schema) {
    return [];
  }
  const { operationId, summary } = operation;
  return [
    paragraph('Body:'),
    inPage(schemaTable(`Body: ${summary}`, `api-body-${operationId}`, rowsOf(schema), true)),
  ];
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

function answer(contract: Contract, operation: Operation): RootContent[] {
  const [status, { content }] = successOf(contract, operation);
  const example = content?.['application/json']?.example;
  return example === undefined
    ? [paragraph(`Answer: ${status}, without a body.`)]
    : [paragraph(`Answer, ${status}:`), codeBlock('json', JSON.stringify(example, null, 2))];
}

function errorTable(operation: Operation): RootContent[] {
  const errors = ownErrorsOf(operation);
  if (errors.length === 0) {
    return [];
  }
  return [
    paragraph('Errors of its own:'),
    inPage(
      table(
        `Errors: ${operation.summary}`,
        ['Error', 'Status', 'When'],
        errors.map(({ type, status, when }) => ({ cells: [[code(type)], status, when] })),
      ),
    ),
  ];
}

function reference(contract: Contract, placed: PlacedOperation): RootContent[] {
  const { method, path, operation } = placed;
  const scopes = operation.security.flatMap(({ bearer }) => bearer);
  return [
    heading(3, operation.operationId, operation.summary),
    paragraph(
      `\`${method.toUpperCase()} ${path}\` · scope ${scopes.map((scope) => `\`${scope}\``).join(', ')}`,
    ),
    paragraph(operation.description, addresses.docs),
    ...parameterTable(contract, operation),
    ...bodyTable(operation),
    samples(contract, placed),
    ...answer(contract, operation),
    ...errorTable(operation),
  ];
}

/** `<ApiOperations tag="chats" />`: the operations of one part of the API, each under a heading, from the contract. */
export const apiOperations: FactComponent = ({ tag }) => {
  const contract = contractOnce();
  const { name } = lookUp(Object.fromEntries(contract.tags.map((each) => [each.name, each])), tag, 'tag');
  return operationsOf(contract)
    .filter(({ operation }) => operation.tags.includes(name))
    .flatMap((placed) => reference(contract, placed));
};

/** `<ApiObject name="Chat" />`: what an object of the API holds, from the contract. */
export const apiObject: FactComponent = ({ name }) => {
  const schema = lookUp(contractOnce().components.schemas, name, 'object');
  return inPage(schemaTable(`Fields of ${name}`, `api-object-${name?.toLowerCase()}`, rowsOf(schema), false));
};
