// A rule of our own for oxlint: the domain is told what time it is.
const message = 'The domain has no clock and no chance: take the date or the random number as an argument.';
const isClock = ({ object, property }) =>
  (object?.name === 'Date' && property.name === 'now') || (object?.name === 'Math' && property.name === 'random');

const noClock = {
  create: (context) => ({
    CallExpression(node) {
      if (isClock(node.callee)) context.report({ node, message });
    },
    NewExpression(node) {
      if (node.callee.name === 'Date' && node.arguments.length === 0) context.report({ node, message });
    },
  }),
};

export default { meta: { name: 'kontor' }, rules: { 'no-clock': noClock } };
