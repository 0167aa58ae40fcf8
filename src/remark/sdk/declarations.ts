import fs from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';
import type { Declaration, Node, TSType } from '@babel/types';
import { planIds, plans } from '../../facts/plans';
import type { PlanId } from '../../facts/types';

/** The SDK's types, from the folder that contains `package.json`. */
export const declarationFile = 'static/sdk/rookery-embed.d.ts';

/** What a doc comment says. */
interface SdkDoc {
  readonly text: string;
  /** What an option can be, if its type doesn't say it all. */
  readonly values?: string;
  readonly default?: string;
  readonly returns?: string;
  readonly throws?: string;
  readonly errorCodes: readonly string[];
  /** The smallest plan that has it; left out on Free. */
  readonly plan?: PlanId;
  readonly since?: string;
}

/** A method, a field, an option, or an event. */
export interface SdkMember {
  readonly name: string;
  /** As it's written, without modifiers. */
  readonly signature: string;
  readonly type: string;
  readonly isOptional: boolean;
  /** The fields of its type, if that's an object. */
  readonly fields: readonly SdkMember[];
  readonly doc: SdkDoc;
}

/** The SDK's types, as far as the site reads them. */
export interface SdkDeclarations {
  /** The exported functions. */
  readonly functions: readonly SdkMember[];
  /** The members of each exported interface and class, by its name. */
  readonly interfaces: ReadonlyMap<string, readonly SdkMember[]>;
  readonly errorCodes: readonly string[];
}

const knownTags = ['values', 'default', 'returns', 'throws', 'errorCodes', 'plan', 'since'];

/** Reads the SDK's types. Throws with file and line where a doc comment is missing or has an unknown tag or value. */
export function parseDeclarations(source: string): SdkDeclarations {
  const { program } = parse(source, { sourceType: 'module', plugins: [['typescript', { dts: true }]] });
  const exported = program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration
      ? [{ statement, declaration: statement.declaration }]
      : [],
  );

  function fail({ loc }: Node, message: string): never {
    throw new Error(`${declarationFile}:${loc?.start.line} ${message}`);
  }

  function textOf(node: Node): string {
    return source.slice(node.start ?? 0, node.end ?? 0);
  }

  const errorCodes = exported.flatMap(({ declaration }) =>
    declaration.type === 'TSTypeAliasDeclaration' &&
    declaration.id.name === 'ErrorCode' &&
    declaration.typeAnnotation.type === 'TSUnionType'
      ? declaration.typeAnnotation.types.map((each) => textOf(each).slice(1, -1))
      : [],
  );

  function docOf(node: Node, name: string): SdkDoc {
    const comment = node.leadingComments?.at(-1);
    if (!comment?.value.startsWith('*')) {
      return fail(node, `\`${name}\` has no doc comment. Say what it does in \`/** … */\` above it.`);
    }
    const lines = comment.value.replace(/^\s*\*+ ?/gm, '').trim();
    const [text = '', ...parts] = lines.split(/^@/m).map((part) => part.trim().replace(/\s+/g, ' '));
    const tags = Object.fromEntries(
      parts.map((part) => {
        const [tag = '', ...words] = part.split(' ');
        if (!knownTags.includes(tag)) {
          fail(
            node,
            `The doc comment of \`${name}\` has \`@${tag}\`. Use one of: @${knownTags.join(', @')}.`,
          );
        }
        return [tag, words.join(' ')];
      }),
    );
    const plan = planIds.find((id) => plans[id].name === tags.plan);
    if (tags.plan && !plan) {
      const names = planIds.map((id) => plans[id].name).join(', ');
      fail(node, `\`@plan ${tags.plan}\` of \`${name}\` isn't a plan. The plans are: ${names}.`);
    }
    const codes = tags.errorCodes?.split(', ') ?? [];
    const unknown = codes.find((code) => !errorCodes.includes(code));
    if (unknown) {
      fail(
        node,
        `\`@errorCodes\` of \`${name}\` has ${unknown}. Add it to \`ErrorCode\`, or use one of those.`,
      );
    }
    const { values, default: usual, returns, throws, since } = tags;
    return { text, values, default: usual, returns, throws, errorCodes: codes, plan, since };
  }

  /** Returns the members of an interface or a class, without constructors, or undefined for other declarations. */
  function membersOf(declaration: Declaration): readonly SdkMember[] | undefined {
    if (declaration.type === 'TSInterfaceDeclaration') {
      return declaration.body.body.map(memberOf);
    }
    return declaration.type === 'ClassDeclaration'
      ? declaration.body.body.filter(({ type }) => type === 'ClassProperty').map(memberOf)
      : undefined;
  }

  function fieldsOf(type: TSType | undefined): readonly SdkMember[] {
    if (type?.type === 'TSTypeLiteral') {
      return type.members.map(memberOf);
    }
    const found = exported.find(
      ({ declaration }) =>
        type && 'id' in declaration && declaration.id && textOf(declaration.id) === textOf(type),
    );
    return (found && membersOf(found.declaration)) ?? [];
  }

  function memberOf(node: Node): SdkMember {
    if (
      (node.type !== 'TSPropertySignature' &&
        node.type !== 'TSMethodSignature' &&
        node.type !== 'ClassProperty') ||
      !('name' in node.key)
    ) {
      return fail(node, 'The reference shows properties and methods only.');
    }
    const name = String(node.key.name);
    const type =
      node.type !== 'TSMethodSignature' && node.typeAnnotation?.type === 'TSTypeAnnotation'
        ? node.typeAnnotation.typeAnnotation
        : undefined;
    return {
      name,
      signature: textOf(node)
        .replace(/^readonly /, '')
        .replace(/;$/, ''),
      type: type ? textOf(type) : '',
      isOptional: node.optional ?? false,
      fields: fieldsOf(type),
      doc: docOf(node, name),
    };
  }

  return {
    functions: exported.flatMap(({ statement, declaration }) => {
      if (declaration.type !== 'TSDeclareFunction' || !declaration.id) {
        return [];
      }
      const { name } = declaration.id;
      const signature = textOf(declaration)
        .replace(/^function /, '')
        .replace(/;$/, '');
      return [{ name, signature, type: '', isOptional: false, fields: [], doc: docOf(statement, name) }];
    }),
    interfaces: new Map(
      exported.flatMap(({ statement, declaration }) => {
        const members = membersOf(declaration);
        const name = 'id' in declaration && declaration.id ? textOf(declaration.id) : '';
        if (!members) {
          return [];
        }
        docOf(statement, name); // Throws if the comment is missing.
        return [[name, members]];
      }),
    ),
    errorCodes,
  };
}

let declarations: SdkDeclarations | undefined;

/** Returns the SDK's types, which are read once. */
export function readDeclarations(): SdkDeclarations {
  declarations ??= parseDeclarations(
    fs.readFileSync(path.join(__dirname, '../../..', declarationFile), 'utf8'),
  );
  return declarations;
}
