// The arrows between the rooms: an import that is not allowed here fails `npm run verify`, with the reason.
const layers = [
  'rules',
  'contract',
  'db',
  'demo',
  'art',
  'server',
  'stand-ins',
  'client',
  'storefront',
  'admin',
  'ui',
  'test',
  'tools',
  'bench',
  'main\\.ts',
];
const only = (from, allowed, why) => ({
  name: `${from}-imports`,
  comment: why,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: '(\\.test\\.tsx?$|/test/)' },
  to: { path: `^(${layers.join('|')})`, pathNot: `^(${[from, ...allowed].join('|')})(/|$)` },
});

/** What a gateway shares with its stand-in: port, and how a message, a window or a file is written. */
const ofGateway = ['[^/]+/port', 'messages/templates', 'payment/window-request', 'storage/write-file'];

const services = ['identity', 'data', 'rest', 'images'];

/** The floors of server/, lowest first: a floor imports itself and those below, never one above. */
const serverFloors = [
  ['data-outage', 'trace', 'logged-error', 'log-line', 'announcements', 'cached', 'limits', 'keys', 'reply-rows'],
  ['settings', 'sandbox-clock'],
  ['config'],
  ['public-config', 'pages-pass', 'process', 'telemetry'],
  ['credentials', 'gateways', 'sheets', 'supervise'],
  ['shop'],
  ['transaction', 'metrics'],
  ['operating', 'plugins', 'nouns(?!.*(?:routes|-job)\\.ts$)'],
  ['chain', 'images', 'demo-settlements', 'fill-shop'],
  ['printing', 'jobs', 'nouns/.*-job'],
  ['sandbox'],
  ['identity', 'data', 'rest', 'web', 'nouns/.*routes'],
  ['admin-pages'],
  ['app'],
];
const floorPath = (rooms) => `^server/(?:${rooms.join('|')})(?:/|\\.ts$)`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'rules-import-nothing',
      comment: 'Rules are pure: no layer, no Node, and of packages only es-hangul.',
      severity: 'error',
      from: { path: '^rules/', pathNot: '\\.test\\.ts$' },
      // es-hangul takes Korean syllables apart, a pure function without dependencies.
      to: { pathNot: '^rules/|^node_modules/es-hangul/' },
    },
    only('contract', ['rules'], 'The contract is read by server and browser; it may only know rules.'),
    only('ui', ['rules', 'contract'], 'Components serve storefront and back office alike.'),
    only('db', ['rules'], 'The database layer knows rules by type only.'),
    only('demo', ['db', 'contract', 'rules'], 'A live shop needs nothing of the demonstration.'),
    only(
      'art',
      ['rules', 'demo/content', 'demo/demo-pictures\\.ts', 'server/images/drawing'],
      'What draws the pictures in demo/pictures; nothing imports it.',
    ),
    only(
      'server',
      ['db', 'contract', 'rules', 'stand-ins', 'demo/(?:is-filled|seed/seed-demo|demo-pictures)\\.ts'],
      'The server never imports a screen; web/ reads the built app; fill-shop.ts alone fetches the demonstration.',
    ),
    only(
      'stand-ins',
      [
        'db',
        'contract',
        'rules',
        'server/keys',
        'server/config\\.ts',
        'server/settings',
        `server/gateways/(?:${ofGateway.join('|')})\\.ts`,
      ],
      'An outside party knows the shop by what both sides of a gateway must agree on.',
    ),
    {
      name: 'stand-ins-are-loaded-by-a-demonstration',
      comment: 'A live shop loads none: app.ts mounts them and fill-shop.ts fills them, both by a dynamic import.',
      severity: 'error',
      from: { pathNot: '(^(stand-ins|test|bench)/|\\.test\\.ts$)' },
      to: { path: '^stand-ins/', dependencyTypesNot: ['dynamic-import'] },
    },
    only('client', ['ui', 'contract', 'rules'], 'What both apps share knows neither of them.'),
    only('storefront', ['client', 'ui', 'contract', 'rules'], 'Screens get data through the load context and the wire.'),
    only('admin', ['client', 'ui', 'contract', 'rules', 'tools/vite'], 'The back office never imports the shop.'),
    {
      name: 'office-screens-stand-alone',
      comment: 'A screen of the back office is its folder; what two share belongs to a noun, the kit or ui/.',
      severity: 'error',
      from: { path: '^admin/screens/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^admin/screens/', pathNot: '^admin/screens/$1/' },
    },
    {
      name: 'screens-stand-alone',
      comment: 'What two screens share belongs to a noun, the frame or ui/; screens of one area share the files beside them.',
      severity: 'error',
      from: { path: '^storefront/screens/([^/]+)/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^storefront/screens/', pathNot: '^storefront/screens/$1/($2/|[^/]+$)' },
    },
    {
      name: 'areas-stand-alone',
      comment: 'What the screens of an area share knows no screen, nor another area.',
      severity: 'error',
      from: { path: '^storefront/screens/([^/]+)/[^/]+$', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^storefront/screens/', pathNot: '^storefront/screens/$1/[^/]+$' },
    },
    {
      name: 'nouns-know-no-screen',
      comment: 'A noun is shown on many screens; a frame and the home page host nouns, never a screen.',
      severity: 'error',
      from: { path: '^(storefront/(nouns|frame|home|editor)|admin/(nouns|kit))/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(storefront|admin)/screens/' },
    },
    {
      name: 'nouns-know-no-host',
      comment: 'The frame, the home page and the editor host nouns, not the other way round.',
      severity: 'error',
      from: { path: '^storefront/nouns/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^storefront/(frame|home|editor)/' },
    },
    ...services.map((service) => ({
      name: `${service}-stands-alone`,
      comment: 'The four services never import each other; only app.ts and web/ see more than one.',
      severity: 'error',
      from: { path: `^server/${service === 'rest' ? '(rest/|nouns/.*routes\\.ts$)' : `${service}/`}`, pathNot: '(\\.test\\.ts$|/test/)' },
      to: { path: `^server/(${services.filter((other) => other !== service).join('|')}|web)/` },
    })),
    ...serverFloors.slice(0, -1).map((rooms, floor) => ({
      name: `${rooms[0]}-climbs`,
      comment: 'What server/ shares stands below those who share it: a write knows no service.',
      severity: 'error',
      from: { path: floorPath(rooms), pathNot: '(\\.test\\.ts$|/test/)' },
      to: { path: floorPath(serverFloors.slice(floor + 1).flat()) },
    })),
    {
      name: 'routes-belong-to-the-rest-service',
      comment: 'server/rest/service.ts lists the routes of every noun; what two of them need stands in a file of its own.',
      severity: 'error',
      from: { path: '^server/', pathNot: '(^server/rest/service\\.ts|\\.test\\.ts)$' },
      to: { path: '^server/nouns/.*routes\\.ts$' },
    },
    {
      name: 'server-has-floors',
      comment: 'A new room of server/ takes its place in serverFloors.',
      severity: 'error',
      from: {},
      to: { path: '^server/', pathNot: floorPath(serverFloors.flat()) },
    },
    {
      name: 'chain-is-loaded-where-configured',
      comment: 'Most shops mint on no chain: its room and viem are loaded by a dynamic import of the job, where WALLET=chain.',
      severity: 'error',
      from: { pathNot: '(^(server/chain|test|tools)/|\\.test\\.ts$)' },
      to: { path: '^(server/chain/|node_modules/viem/)', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'telemetry-is-loaded-where-configured',
      comment: 'Most shops send no traces: OpenTelemetry is loaded by a dynamic import of main.ts, where its endpoint is set.',
      severity: 'error',
      from: { pathNot: '(^server/telemetry/|\\.test\\.ts$)' },
      to: { path: '^(server/telemetry/|node_modules/@opentelemetry/)', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one file, or miss a third; type-only imports count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan-import',
      comment: 'The import does not resolve.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '(build/server|^virtual:|^shop-letters/|\\+types)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)graphql/generated/' },
    moduleSystems: ['es6'],
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
};
