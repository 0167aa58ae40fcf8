import { parse } from '@babel/parser';
import type { Node } from '@babel/types';
import type { Problem } from '../../../content/page';
import { planIds, plans } from '../../../facts/plans';
import type { PlanId } from '../../../facts/types';
import { memoize } from '../../../utils/memoize';
import { type Parsed, readContract } from '../readContract';

/** The file with the types of the SDK. */
export const declarationFile = 'static/sdk/rookery-embed.d.ts';

/** The content of a doc comment. */
interface SdkDoc {
  readonly text: string;
  /** The values of an option, if its type doesn't list them. */
  readonly values?: string;
  readonly default?: string;
  readonly returns?: string;
  readonly throws?: string;
  readonly errorCodes: readonly string[];
  /** The lowest plan that includes the member. Omitted for Free. */
  readonly plan?: PlanId;
  readonly since?: string;
}

/** A function, a method, a field, an option, or an event. */
export interface SdkMember {
  readonly name: string;
  /** The declaration without modifiers. */
  readonly signature: string;
  readonly type: string;
  readonly isOptional: boolean;
  /** The fields of a type that is an object without a name. */
  readonly fields: readonly SdkMember[];
  readonly doc: SdkDoc;
}

/** The types of the SDK, as far as the reference shows them. */
export interface SdkDeclarations {
  /** The exported functions. */
  readonly functions: readonly SdkMember[];
  /** The members of exported interfaces and classes, by name. An interface with `extends` is left out, because it has more members. */
  readonly interfaces: Readonly<Record<string, readonly SdkMember[]>>;
  readonly errorCodes: readonly string[];
}

/** The JSDoc tags that become text, without `@`. */
const docTags = ['values', 'default', 'returns', 'throws', 'since'];

const shownDeclarations = [
  'TSDeclareFunction',
  'TSInterfaceDeclaration',
  'ClassDeclaration',
  'TSTypeAliasDeclaration',
];

/** Parses the types of the SDK. A doc comment that is missing or has an unknown tag is a problem. */
export function parseDeclarations(source: string): Parsed<SdkDeclarations> {
  const problems: Problem[] = [];

  function refuse({ start }: Pick<Node, 'start'>, message: string): void {
    problems.push({ start: start ?? 0, message });
  }

  function parseProgram(): Node[] {
    try {
      return parse(source, { sourceType: 'module', plugins: [['typescript', { dts: true }]] }).program.body;
    } catch (error) {
      const { pos, message } = error as { pos: number; message: string };
      refuse({ start: pos }, message);
      return [];
    }
  }

  const exported = parseProgram()
    .filter(({ type }) => type.startsWith('Export'))
    .flatMap((statement): Node[] => {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
      if (declaration && shownDeclarations.includes(declaration.type)) {
        return [{ ...declaration, leadingComments: statement.leadingComments }];
      }
      const shown = 'functions, interfaces, classes, and types that are exported by name';
      refuse(statement, `The reference shows only ${shown}.`);
      return [];
    });

  function sourceText({ start, end }: Node): string {
    return source.slice(start ?? 0, end ?? 0);
  }

  function parseDoc(node: Node): SdkDoc {
    const comment = node.leadingComments?.at(-1)?.value ?? '';
    if (!comment.startsWith('*')) {
      refuse(node, 'This has no doc comment. Say what it does in `/** … */` above it.');
    }
    const lines = comment.replace(/^\s*\*+ ?/gm, '').trim();
    const [text = '', ...parts] = lines.split(/^@/m).map((part) => part.trim().replace(/\s+/g, ' '));
    const tags: Readonly<Record<string, string>> = Object.fromEntries(
      parts.map((part) => part.split(/ (.*)/)),
    );
    const { plan: planName, errorCodes: codeList, ...texts } = tags;
    for (const name of Object.keys(texts).filter((each) => !docTags.includes(each))) {
      refuse(node, `The reference shows no \`@${name}\`. Use ${docTags.join(', ')}, errorCodes, or plan.`);
    }
    const plan = planIds.find((id) => plans[id].name === planName);
    if (planName && !plan) {
      refuse(node, `\`@plan ${planName}\` isn't the name of a plan.`);
    }
    return { ...texts, text, errorCodes: codeList?.split(', ') ?? [], plan };
  }

  /** Returns the members of an object type, an interface, or a class without its constructor. */
  function parseMembers(node: Node | undefined): readonly SdkMember[] {
    if (node?.type === 'TSTypeLiteral') {
      return node.members.map(parseMember);
    }
    return node?.type === 'TSInterfaceDeclaration' || node?.type === 'ClassDeclaration'
      ? node.body.body
          .filter((member) => !('kind' in member && member.kind === 'constructor'))
          .map(parseMember)
      : [];
  }

  function getName(node: Node): string {
    const identifier = 'key' in node ? node.key : 'id' in node && node.id;
    const isAccessor = 'kind' in node && (node.kind === 'get' || node.kind === 'set');
    if (!isAccessor && identifier && identifier.type === 'Identifier') {
      return identifier.name;
    }
    refuse(node, 'The reference shows properties and methods only.');
    return '';
  }

  function parseMember(node: Node): SdkMember {
    const isMethod = node.type === 'TSMethodSignature' || node.type === 'TSDeclareMethod';
    const annotation = !isMethod && 'typeAnnotation' in node ? node.typeAnnotation : undefined;
    const type = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : undefined;
    return {
      name: getName(node),
      signature: sourceText(node).replace(/^(?:readonly|function) |;$/g, ''),
      type: type ? sourceText(type) : '',
      isOptional: 'optional' in node && Boolean(node.optional),
      fields: parseMembers(type),
      doc: parseDoc(node),
    };
  }

  /** Returns the strings of a union such as `'a' | 'b'`. */
  function parseUnion(name: string): string[] {
    const alias = exported.find((node) => node.type === 'TSTypeAliasDeclaration' && node.id.name === name);
    const type = alias?.type === 'TSTypeAliasDeclaration' ? alias.typeAnnotation : undefined;
    const parts = type?.type === 'TSUnionType' ? type.types : [];
    return parts.map((part) => sourceText(part).slice(1, -1));
  }

  const value: SdkDeclarations = {
    functions: exported.filter(({ type }) => type === 'TSDeclareFunction').map(parseMember),
    interfaces: Object.fromEntries(
      exported
        .filter((node) =>
          node.type === 'TSInterfaceDeclaration' ? !node.extends?.length : node.type === 'ClassDeclaration',
        )
        .map((node) => [getName(node), parseMembers(node)]),
    ),
    errorCodes: parseUnion('ErrorCode'),
  };
  return { value, problems };
}

export const readDeclarations = memoize<SdkDeclarations>(() =>
  readContract(declarationFile, parseDeclarations),
);
