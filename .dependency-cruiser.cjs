// The arrows of docs/design: an import that is not allowed here fails `npm run verify`, with the reason.
const only = (from, allowed, why) => ({
  name: `${from}-imports`,
  comment: why,
  severity: 'error',
  from: { path: `^${from}/` },
  to: {
    path: '^(rules|contract|db|server|storefront|admin|ui|test|tools|bench|main\\.ts)',
    pathNot: `^(${[from, ...allowed].join('|')})(/|$)`,
  },
});

const services = ['identity', 'data', 'rest', 'images'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'rules-import-nothing',
      comment: 'Rules are pure: no package, no layer, no Node.',
      severity: 'error',
      from: { path: '^rules/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^rules/' },
    },
    only('contract', ['rules'], 'The contract is read by server and browser; it may only know rules.'),
    only('ui', ['rules', 'contract'], 'Components serve storefront and back office alike.'),
    {
      ...only('db', ['rules'], 'The database layer knows rules by type only.'),
      from: { path: '^db/', pathNot: '(\\.test\\.ts$|^db/test/)' },
    },
    {
      ...only('server', ['db', 'contract', 'rules'], 'The server never imports a screen; web/ reads the built app.'),
      from: { path: '^server/', pathNot: '(\\.test\\.ts$|/test/)' },
    },
    {
      ...only('storefront', ['ui', 'contract', 'rules'], 'Screens get data through the load context and the wire.'),
      from: { path: '^storefront/', pathNot: '\\.test\\.tsx?$' },
    },
    ...services.map((service) => ({
      name: `${service}-stands-alone`,
      comment: 'The four services never import each other; only app.ts and web/ see more than one.',
      severity: 'error',
      from: { path: `^server/${service}/`, pathNot: '(\\.test\\.ts$|/test/)' },
      to: { path: `^server/(${services.filter((other) => other !== service).join('|')}|web)/` },
    })),
    {
      name: 'commands-know-no-service',
      comment: 'A write exists once; services and jobs call it, never the other way round.',
      severity: 'error',
      from: { path: '^server/(commands|gateways|plugins)/', pathNot: '\\.test\\.ts$' },
      to: { path: `^server/(${services.join('|')}|web|jobs)/` },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one file, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphan-import',
      comment: 'The import does not resolve.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '(paraglide|build/server|^virtual:|\\+types)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(paraglide|graphql/generated)/' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
};
