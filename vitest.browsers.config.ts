import journeys from './vitest.journeys.config.ts';

/** The main journey in Firefox and WebKit (`npm run journeys:browsers`): a shop of its own, one browser after the other. */
export default { ...journeys, test: { ...journeys.test, include: ['test/browsers/**/*.e2e.ts'], setupFiles: [], retry: 0 } };
