// Reads from the sources of controllers what reflection cannot see: their comments, and the types of inputs and answers.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

export type Answer = { name: string; many: boolean; page: boolean };
export type RouteText = { summary: string; answers: Answer[]; queries: string[]; takesVersion: boolean; takesIds: boolean };
type ControllerText = { file: string; sentence: string };
export type Controllers = { routes: Map<string, RouteText>; classes: Map<string, ControllerText> };

const comment = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map((doc) => (typeof doc.comment === 'string' ? doc.comment : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The routes by `CustomersController_list`, the controllers by their names. */
export function readControllers(files: string[]): Controllers {
  const routes: Controllers['routes'] = new Map();
  const classes: Controllers['classes'] = new Map();
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    for (const statement of source.statements) {
      if (!ts.isClassDeclaration(statement) || !statement.name?.text.endsWith('Controller')) continue;
      const name = statement.name.text;
      classes.set(name, { file, sentence: comment(statement) });
      for (const member of statement.members) {
        if (!ts.isMethodDeclaration(member) || !member.type) continue;
        routes.set(`${name}_${member.name.getText()}`, {
          summary: comment(member),
          answers: answersOf(member.type),
          queries: member.parameters
            .filter((one) => one.getText().startsWith('@Query()'))
            .map((one) => one.type?.getText() ?? ''),
          takesVersion: member.parameters.some((one) => one.getText().startsWith('@Version()')),
          takesIds: member.parameters.some((one) => one.getText().startsWith('@BulkIds()')),
        });
      }
    }
  }
  return { routes, classes };
}

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
