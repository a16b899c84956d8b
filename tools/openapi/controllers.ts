// Reads from the source of the controllers what reflection cannot see: the sentence above a route and the type it answers with.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

export type Answer = { name: string; many: boolean; page: boolean };
export type RouteText = { summary: string; answers: Answer[]; queries: string[] };
export type QueryClass = { name: string; properties: { name: string; optional: boolean; type: string; description: string }[] };

const comment = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map((doc) => (typeof doc.comment === 'string' ? doc.comment : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** By operation id (`CustomersController_list`), and the classes that stand for queries. */
export function readControllers(files: string[]): { routes: Map<string, RouteText>; queries: Map<string, QueryClass> } {
  const routes = new Map<string, RouteText>();
  const queries = new Map<string, QueryClass>();
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    for (const statement of source.statements) {
      if (!ts.isClassDeclaration(statement) || !statement.name) continue;
      const name = statement.name.text;
      if (name.endsWith('Query'))
        queries.set(name, { name, properties: statement.members.filter(ts.isPropertyDeclaration).map(property) });
      if (!name.endsWith('Controller')) continue;
      for (const member of statement.members) {
        if (!ts.isMethodDeclaration(member) || !member.type) continue;
        routes.set(`${name}_${member.name.getText()}`, {
          summary: comment(member),
          answers: answersOf(member.type),
          queries: member.parameters
            .filter((one) => one.getText().startsWith('@Query()'))
            .map((one) => one.type?.getText() ?? ''),
        });
      }
    }
  }
  return { routes, queries };
}

const property = (member: ts.PropertyDeclaration): QueryClass['properties'][number] => ({
  name: member.name.getText(),
  optional: member.questionToken !== undefined,
  type: member.type?.getText() ?? 'string',
  description: comment(member),
});

function answersOf(type: ts.TypeNode): Answer[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(answersOf);
  if (ts.isArrayTypeNode(type)) return answersOf(type.elementType).map((answer) => ({ ...answer, many: true }));
  if (ts.isTypeReferenceNode(type) && type.typeArguments?.[0]) {
    const outer = type.typeName.getText();
    if (outer === 'Promise') return answersOf(type.typeArguments[0]);
    if (outer === 'Page') return answersOf(type.typeArguments[0]).map((answer) => ({ ...answer, many: true, page: true }));
  }
  return type.getText() === 'void' ? [] : [{ name: type.getText(), many: false, page: false }];
}
