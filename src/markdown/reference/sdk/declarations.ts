import { parse } from '@babel/parser';
import type { Node } from '@babel/types';
import { type PlanId, planIds, plans } from '../../../facts/plans';
import { memoize } from '../../../utils/memoize';
import { type Parsed, parseFile } from '../../../utils/parseFile';
import type { Problem } from '../../../utils/problem';

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

/** The text of the file, and the problems found in it so far. */
interface Source {
  readonly text: string;
  readonly problems: Problem[];
}

function addProblem({ problems }: Source, { start }: Pick<Node, 'start'>, message: string): void {
  problems.push({ start: start ?? 0, message });
}

function sourceText({ text }: Source, { start, end }: Node): string {
  return text.slice(start ?? 0, end ?? 0);
}

function parseStatements(source: Source): Node[] {
  try {
    return parse(source.text, { sourceType: 'module', plugins: [['typescript', { dts: true }]] }).program
      .body;
  } catch (error) {
    const { pos, message } = error as { pos: number; message: string };
    addProblem(source, { start: pos }, message);
    return [];
  }
}

/** Finds the exported declarations, each with its doc comment, which is above `export`. */
function findExported(source: Source): Node[] {
  const statements = parseStatements(source).filter(({ type }) => type.startsWith('Export'));
  return statements.flatMap((statement): Node[] => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (declaration && shownDeclarations.includes(declaration.type)) {
      return [{ ...declaration, leadingComments: statement.leadingComments }];
    }
    const shown = 'functions, interfaces, classes, and types that are exported by name';
    addProblem(source, statement, `The reference shows only ${shown}.`);
    return [];
  });
}

function parseDoc(source: Source, node: Node): SdkDoc {
  const comment = node.leadingComments?.at(-1)?.value ?? '';
  if (!comment.startsWith('*')) {
    addProblem(source, node, 'This has no doc comment. Say what it does in `/** … */` above it.');
  }
  const lines = comment.replace(/^\s*\*+ ?/gm, '').trim();
  const [text = '', ...parts] = lines.split(/^@/m).map((part) => part.trim().replace(/\s+/g, ' '));
  const tags: Readonly<Record<string, string>> = Object.fromEntries(parts.map((part) => part.split(/ (.*)/)));
  const { plan: planName, errorCodes, ...texts } = tags;
  for (const name of Object.keys(texts).filter((each) => !docTags.includes(each))) {
    addProblem(
      source,
      node,
      `The reference shows no \`@${name}\`. Use ${docTags.join(', ')}, errorCodes, or plan.`,
    );
  }
  const plan = planIds.find((id) => plans[id].name === planName);
  if (planName && !plan) {
    addProblem(source, node, `\`@plan ${planName}\` isn't the name of a plan.`);
  }
  return { ...texts, text, errorCodes: errorCodes?.split(', ') ?? [], plan };
}

function getName(source: Source, node: Node): string {
  const identifier = 'key' in node ? node.key : 'id' in node && node.id;
  const isAccessor = 'kind' in node && (node.kind === 'get' || node.kind === 'set');
  if (!isAccessor && identifier && identifier.type === 'Identifier') {
    return identifier.name;
  }
  addProblem(source, node, 'The reference shows properties and methods only.');
  return '';
}

function parseMember(source: Source, node: Node): SdkMember {
  const isMethod = node.type === 'TSMethodSignature' || node.type === 'TSDeclareMethod';
  const annotation = !isMethod && 'typeAnnotation' in node ? node.typeAnnotation : undefined;
  const type = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : undefined;
  return {
    name: getName(source, node),
    signature: sourceText(source, node).replace(/^(?:readonly|function) |;$/g, ''),
    type: type ? sourceText(source, type) : '',
    isOptional: 'optional' in node && Boolean(node.optional),
    fields: parseMembers(source, type),
    doc: parseDoc(source, node),
  };
}

/** Parses the members of an object type, an interface, or a class without its constructor. Other types have none. */
function parseMembers(source: Source, node: Node | undefined): readonly SdkMember[] {
  if (node?.type === 'TSTypeLiteral') {
    return node.members.map((member) => parseMember(source, member));
  }
  const members =
    node?.type === 'TSInterfaceDeclaration' || node?.type === 'ClassDeclaration' ? node.body.body : [];
  return members
    .filter((member) => !('kind' in member && member.kind === 'constructor'))
    .map((member) => parseMember(source, member));
}

/** Parses a type such as `'a' | 'b'` to its strings. */
function parseStrings(source: Source, type: Node): string[] {
  const parts = type.type === 'TSUnionType' ? type.types : [];
  return parts.map((part) => sourceText(source, part).slice(1, -1));
}

/** Parses the types of the SDK. A doc comment that is missing or has an unknown tag is a problem. */
export function parseDeclarations(text: string): Parsed<SdkDeclarations> {
  const source: Source = { text, problems: [] };
  const functions: SdkMember[] = [];
  const interfaces: Record<string, readonly SdkMember[]> = {};
  const errorCodes: string[] = [];
  for (const node of findExported(source)) {
    if (node.type === 'TSDeclareFunction') {
      functions.push(parseMember(source, node));
    } else if (node.type === 'TSTypeAliasDeclaration') {
      if (node.id.name === 'ErrorCode') errorCodes.push(...parseStrings(source, node.typeAnnotation));
    } else if (!(node.type === 'TSInterfaceDeclaration' && node.extends?.length)) {
      interfaces[getName(source, node)] = parseMembers(source, node);
    }
  }
  return { value: { functions, interfaces, errorCodes }, problems: source.problems };
}

export const readDeclarations = memoize<SdkDeclarations>(() => parseFile(declarationFile, parseDeclarations));
