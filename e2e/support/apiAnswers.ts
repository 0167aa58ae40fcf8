import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { readContract } from '../../src/remark/api/contract';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a copy of the contract whose objects have no other fields, so that a mistyped name is found. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(closed);
  }
  if (!isRecord(value)) {
    return value;
  }
  const copy = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, closed(each)]));
  return copy.type === 'object' && isRecord(copy.properties)
    ? { additionalProperties: false, ...copy }
    : copy;
}

/** Returns the JSON pointers of the schemas of all responses. */
function answerSchemas(node: unknown, place = '#'): string[] {
  if (!isRecord(node)) {
    return [];
  }
  return Object.entries(node).flatMap(([key, value]) => {
    const below = `${place}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const isAnswer = key === 'schema' && below.includes('/responses/') && below.includes('/content/');
    return isAnswer ? [below] : answerSchemas(value, below);
  });
}

let validators: readonly ValidateFunction[] | undefined;

/** Returns a validator of each response in the contract. They are compiled once, because that takes most of the time. */
function answerValidators(): readonly ValidateFunction[] {
  if (!validators) {
    const contract = closed(readContract());
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats(ajv);
    ajv.addSchema({ ...(isRecord(contract) ? contract : {}), $id: 'contract' });
    validators = answerSchemas(contract).map((place) => ajv.compile({ $ref: `contract${place}` }));
  }
  return validators;
}

/**
 * Returns why a body isn't a response of the API: nothing if it fits the schema of any response in the contract, and
 * otherwise the errors of the closest schema.
 */
export function answerFaults(body: unknown): string[] {
  const faults = answerValidators().map((validate) => {
    validate(body);
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath || 'the body'} ${message}`,
    );
  });
  return faults.sort((one, other) => one.length - other.length)[0] ?? ['the contract has no responses'];
}
