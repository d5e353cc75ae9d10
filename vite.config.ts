import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { shopLetters } from './tools/letters/shop-letters.ts';
import { acyclicScripts } from './tools/vite/acyclic-scripts.ts';
import { compressedCopies } from './tools/vite/compressed-copies.ts';
import { buildTarget } from './tools/vite/oldest-browsers.ts';
import { zodWithoutEval } from './tools/vite/zod-without-eval.ts';

/**
 * Code that most pages need travels in three files instead of thirty, because small files compress badly: packages, the frame, and
 * the tiles with what they are made of. Everything else stays with the screens that use it; so do the views that overlays fetch.
 */
const frame = [
  'storefront/root',
  'storefront/frame/(?!.*-view|load-shell|use-is-open|opening/open-at-once|panels/search-form|guards/inert|lay-out-rest|later|terms/(?!terms-modal))',
  'client/(?:dialogs|toasts|stores|connection)/(?!dialog-view)',
  'client/safety/trusted-types\\.',
  'client/wire/error-texts\\.',
  'client/graphql/graphql\\.',
  'client/locale/(?!dates|written|choose-locale)',
  'client/session/(?:session|stored-session|use-session|use-sign-in-url)\\.',
  'storefront/nouns/cart/cart-count\\.',
  'storefront/nouns/like/(?:like|likes|like-key)\\.',
  'ui/(?:button|smart-link|class-names|icon|skeleton|wordmark|like-button|states|line-drawing|on-demand|store|under-way)\\.',
  'rules/(?:shop/(?:navigation|locale)|home/popup|member/(?:sign-in/session|rights/role|like))\\.',
  'contract/(?:routes|token-claims|locale-cookie)\\.',
];
const tiles = [
  'storefront/nouns/(?:artist|design|graphic|product|review)/(?!custom-)[\\w-]+-card\\.',
  'storefront/nouns/product/[\\w-]+-labels\\.',
  // What pages are drawn from is worked out on the server; in a browser only the preview of the home builder does it. Hidden tags load later.
  'storefront/home/(?!shown-blocks|find-references|tags/(?:later-graphics|operations|tag-waiting))',
  'storefront/nouns/(?:artist/card-texts|review/(?:texts|stars))\\.',
  'rules/community/review-score\\.',
  'storefront/nouns/section/section-heading\\.',
  'ui/(?:picture|tabs|tiles/[\\w-]+|carousel/(?:carousel|carousel-track|use-carousel))\\.',
  'rules/(?:money/(?:money|price)|home/carousel)\\.',
  'contract/images\\.',
];
/** What a list and its filters both say. */
const listWords = [
  'storefront/nouns/product/(?:filters/(?:is-listed|texts)|list-texts|sorts)\\.',
  'rules/catalogue/(?:category-tree|product/product-filter)\\.',
  'client/locale/written\\.',
];
/** What a list of products, graphics or artists is made of beyond its tiles. */
const lists = [
  'storefront/nouns/section/breadcrumbs\\.',
  'client/(?:paged-list|list-place|list-texts|served-part|sheet-on-demand)\\.',
  'client/wire/(?:query-later|load-failed)\\.',
  'storefront/nouns/product/(?:filters/(?:filtered-products|use-list-address)|product-list|sort-choice)',
  'ui/(?:form/(?:clear-cross|field|select)|list/[\\w-]+)\\.',
];
/** Small parts that the editor shares with searches and filters: taken along by its group, they brought the whole editor. */
const filters = [
  'storefront/nouns/product/filters/(?:filter-panel|filter-words|choice-texts|chosen-filters)\\.',
  'rules/catalogue/product/colour-names\\.',
  'ui/form/(?:checkbox|chip)\\.',
];
/** What asks the data service: further pages of a list load it. */
const query = [
  'storefront/nouns/product/(?:filters/(?:in-colour|load-list)|list-operations|product-item)\\.',
  'client/(?:preview|wire/run-query)\\.',
  'contract/(?:graphql/calls\\.generated|pictures/picture-facts)\\.',
];
/** What the screens of buying and of members share in small pieces: the wire, its calls, and what lists and forms show meanwhile. */
const calls = [
  'client/wire/',
  'client/abilities/',
  'client/drafts/(?:draft|use-draft|page-memory)\\.',
  'client/use-(?:loaded|action)\\.',
  'storefront/nouns/graphic/money-parts\\.',
  'contract/errors/errors\\.',
  'client/locale/dates\\.',
  'rules/shop/korean-time\\.',
  'storefront/nouns/cart/(?:cart-calls|quantity-stepper|texts)\\.',
  'storefront/nouns/checkout/(?:checkout-calls|amount-texts)\\.',
  // Smaller than the request that fetches them.
  'storefront/nouns/(?:product/(?:restock-calls|recently-seen)|design/whole-design|order/return-terms)\\.',
  'rules/(?:money/(?:order-amount|order-sums|shipping|refund/pick-up)|community/inquiry)\\.',
  // The editor shares the last three with the page of a product: taken along by its group, they brought the whole editor to every product.
  'storefront/screens/product/product/(?:product-data|questions/board-waiting|editor-(?:address|texts|waiting))\\.',
  'storefront/nouns/(?:design/custom-card|like/switch-row)\\.',
];
/** A review as readers see it: on the page of a product, in lists, on its own. */
const reviews = [
  'storefront/nouns/review/(?:entry-texts|fit-texts|member-operations|review-article|review-pictures|review-votes|score-summary|vote-operations|votes)\\.',
  'rules/community/review\\.',
  // No review, but the page of a product has both, and one request less.
  'storefront/screens/product/product/texts\\.',
];
/** Coupons where they can be taken. */
const coupons = ['storefront/nouns/coupon/(?!coupon-registration|coupon-ticket)', 'rules/money/coupon/coupon\\.'];
/** What saved designs take from the editor without opening it. */
const designs = ['storefront/editor/(?:texts|document/draft|document/garment)', 'rules/design/(?!text/change-text|picture/remove-ground)'];
const chunkGroups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//, priority: 2 },
  // What makes components of Lucide's drawings: the frame takes the drawings alone, so this travels with the screens that need it.
  {
    name: 'icon-components',
    test: /node_modules\/lucide-react\/dist\/esm\/(?!icons\/(?!circle-question-mark|copy|chevron-down|chevron-up|minus|plus|rotate-cw|share-2|trash))/,
    priority: 1,
  },
  { name: 'frame', test: pathPattern(frame) },
  { name: 'tiles', test: pathPattern(tiles) },
  // What tabs, dialogs and menus are made of, each with what it needs and those before it have not. Files that are
  // grouped by who needs them, and merged where they are small, may need each other: a class then extends one that is not there yet.
  ...['tabs', 'dialog|alert-dialog', 'menu'].map((parts) => ({
    name: `base-ui-${parts.replace(/\|.*/, '')}`,
    test: new RegExp(`/node_modules/@base-ui/react/(?:${parts})/`),
  })),
  // Before the lists, which would take the panel of filters along: the server draws it, and browsers load it where it is seen.
  { name: 'list-words', test: pathPattern(listWords) },
  { name: 'filters', test: pathPattern(filters) },
  { name: 'lists', test: pathPattern(lists) },
  { name: 'graphics', test: /\/(?:contract\/graphql\/graphic-filters|storefront\/nouns\/(?:artist|graphic)\/[\w-]+-item)\./ },
  // With what shows a page before its data, which the same pages need.
  {
    name: 'trusted-html',
    test: /\/(?:client\/trusted-html|storefront\/(?:frame\/opening\/open-at-once|nouns\/section\/(?:opening-page|tile-picture)))\./,
  },
  { name: 'search-form', test: /\/storefront\/frame\/panels\/search-form/ },
  { name: 'search', test: /\/storefront\/nouns\/search\// },
  { name: 'nothing-found', test: /\/screens\/catalogue\/search\/(?:nothing-found|correction)/ },
  { name: 'query', test: pathPattern(query) },
  { name: 'calls', test: pathPattern(calls) },
  // A group takes along what its files need and no group before it has: without this one the editor took what every sheet and size needs.
  {
    name: 'sheet',
    test: /\/(?:ui\/(?:sheet|form\/choice-buttons)|rules\/(?:order\/checkout\/option-choice|office\/shop-rules)|client\/session\/are-cookies-kept|storefront\/(?:frame\/use-is-open|nouns\/(?:checkout\/orders-closed|cart\/(?:chosen-lines|size-buttons))))\./,
  },
  // What the entry fetches seconds after the page.
  {
    name: 'later',
    test: /\/(?:storefront\/(?:visits\/tell-visit|frame\/(?:lay-out-rest|later))|client\/(?:dialogs\/dialog-view|locale\/choose-locale|session\/not-kept-note|whole-pastes))\./,
  },
  { name: 'designs', test: pathPattern(designs) },
  // The form of sizes alone brought the whole editor to saved designs.
  { name: 'sizes', test: /\/storefront\/editor\/panels\/(?:size-form|price-list)\./ },
  { name: 'reviews', test: pathPattern(reviews) },
  { name: 'coupons', test: pathPattern(coupons) },
  // The editor but for what it fetches later.
  {
    name: 'editor',
    test: /\/storefront\/(?:editor\/(?!text\/(?!writing)|picture\/(?!sending)|.*(?:-menu|-sheet|-dialog|adjust-panel|print-advice)\.)|screens\/product\/product\/editor-gate)/,
  },
];

export default defineConfig({
  plugins: [
    shopLetters(),
    tailwindcss(),
    reactRouter(),
    patientScreens(),
    untracedRouter(),
    briefRouter(),
    wordlessRouter(),
    unnamedRouter(),
    formlessRouter(),
    silentRouter(),
    ownRoot(),
    zodWithoutEval(),
    acyclicScripts(),
    compressedCopies(),
  ],
  worker: { format: 'es' },
  build: {
    // Fonts and pictures stay files: the content security policy lets no data: address pass for them.
    assetsInlineLimit: 0,
    // There is one style sheet, and the document has it: as part of a chunk every view that is fetched later would load it once more and wait.
    cssCodeSplit: false,
    target: buildTarget,
    rolldownOptions: {
      // A file of base-ui is else called after all screens that need it, and every list of files says that name.
      output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js` },
      // The sprite of ui/icon.tsx takes Lucide's drawings; their components, and what makes them, stay out of the frame.
      // What the router only says to developers, on their console, stays out too.
      // Filters, what is chosen of them, and what a search seldom says are drawn by the server: a browser loads them where they are shown.
      treeshake: {
        manualPureFunctions: ['createLucideIcon', 'warning', 'warningOnce'],
        moduleSideEffects: [
          { test: /\/(?:filters\/(?:filter-panel|chosen-filters)|search\/(?:nothing-found(?:-texts)?|correction))\./, sideEffects: false },
        ],
      },
    },
  },
  // Named, because a search from the root would meet the server's sources and try to bundle PostgreSQL.
  optimizeDeps: { entries: ['storefront/entry.client.tsx', 'storefront/root.tsx', 'storefront/screens/*/*/screen.tsx'] },
  server: { watch: { ignored: ['**/.data/**', '**/build/**', '**/coverage/**'] } },
});

/**
 * Makes React Router import the scripts of screens by client/connection/patient-fetch.ts. Where one does not come the router loads the
 * page shown again (`window.location.reload()`), which offline leaves nothing of the shop, and it has no option for it.
 */
function patientScreens(): Plugin {
  return changedRouter('patient-screens', {
    file: /react-router\/dist\/.*routeModules\.js$/,
    asked: /await import\(\s*(?:\/\*[^*]*\*\/\s*)*route\.module\s*\)/g,
    put: 'await window.importScreen(route.module)',
  });
}

/** Makes the router pass on what its own last page, a stack trace, would show: ours comes instead (storefront/frame/last-page.tsx). */
function silentRouter(): Plugin {
  return changedRouter('silent-router', {
    file: /react-router\/dist\/.*ssr\/errorBoundaries\.js$/,
    asked: /return (?:\/\*[^*]*\*\/ )?React\$1\.createElement\(RemixRootDefaultErrorBoundary, \{[^}]*\}\)/g,
    put: 'throw this.state.error',
  });
}

/** Takes out of the router the pages it shows for a root that has none of its own: ours has them (storefront/root.tsx). */
function ownRoot(): Plugin {
  return changedRouter('own-root', {
    file: /react-router\/dist\/.*ssr\/routes\.js$/,
    asked: /route\.id === "root" \? [^\n]*? : void 0/g,
    put: 'void 0',
  });
}

/** Takes out of the router what reports every step of it to a tracing service, which it has no option for; nobody here asks for it. */
function untracedRouter(): Plugin {
  return changedRouter('untraced-router', {
    file: /react-router\/dist\/.*router\/router\.js$/,
    asked: /\binit\.instrumentations\b/g,
    put: 'undefined',
  });
}

/** Takes out the sentences for developers of what the router is sure of: the checks stay, and the place in the code says which it was. */
function briefRouter(): Plugin {
  return changedRouter('brief-router', {
    file: /react-router\/dist\/production\/lib\/(?:hooks|components|router\/(?:router|utils)|dom\/lib|dom\/ssr\/(?:routes|single-fetch))\.js$/,
    asked: /\b(invariant\$?\d*\([^\n]*?), (?:"(?:[^"\\]|\\.)*"|`[^`]*`)\);/g,
    put: '$1);',
  });
}

/** Takes out what its own errors say to developers: our pages go by their status (storefront/frame/error-page.tsx). */
function wordlessRouter(): Plugin {
  return changedRouter('wordless-router', {
    file: /react-router\/dist\/production\/lib\/(?:router\/router|dom\/ssr\/(?:fog-of-war|routes|components|single-fetch))\.js$/,
    asked: /(errorMessage = |msg = |new Error\(|console\.warn\()(?:"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)(?=[;,)])/g,
    put: "$1''",
  });
}

/** Takes out the names its components have in developers' tools: giving one is a use, so forms and links nobody renders stayed in. */
function unnamedRouter(): Plugin {
  return changedRouter('unnamed-router', {
    file: /react-router\/dist\/production\/lib\/(?:context|dom\/lib|dom\/ssr\/components)\.js$/,
    asked: /^\w+\.displayName = "\w+";$|(?<== )(?=React\$1\.forwardRef\()/gm,
    put: '/* @__PURE__ */ ',
  });
}

/** Takes out of the router's fetchers what sends forms: ours go through client/wire/, and fetchers here only load (storefront/frame/terms/). */
function formlessRouter(): Plugin {
  return changedRouter('formless-router', {
    file: /react-router\/dist\/production\/lib\/dom\/lib\.js$/,
    asked:
      /let submitImpl = [\s\S]*?\[fetcherKey, submitImpl\]\);|let FetcherForm = React\$1\.useMemo\([\s\S]*?\}, \[fetcherKey\]\);|(?:Form: )?FetcherForm,\s*submit,/g,
    put: '',
  });
}

/** Writes another thing for what is found in a file of React Router; the build ends when a newer router writes it differently. */
function changedRouter(name: string, { file, asked, put }: { file: RegExp; asked: RegExp; put: string }): Plugin {
  return {
    name,
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: file },
      handler(code) {
        const changed = code.replaceAll(asked, put);
        if (changed === code) this.error(`React Router is written differently than it was: see ${name} in vite.config.ts`);
        return { code: changed, map: null };
      },
    },
  };
}

function pathPattern(paths: readonly string[]): RegExp {
  return new RegExp(`/(?:${paths.join('|')})`);
}
