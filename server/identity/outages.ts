import type { Provider } from 'oidc-provider';
import { type DatabaseFault, databaseFault, retryAfterSeconds } from '#db/faults.ts';

/**
 * Responds to overload and database outages with 503, Retry-After and `temporarily_unavailable` at every endpoint; the provider itself
 * would return 500 `server_error`. `report` gets the error. Must be the first, outermost middleware.
 */
export function answerOutages(provider: Provider, report: (error: unknown) => void): void {
  const faults = new WeakMap<object, DatabaseFault>();
  provider.on('server_error', (ctx, error) => {
    const fault = databaseFault(error);
    if (fault === null) return;
    faults.set(ctx.req, fault);
    report(error);
  });
  provider.use(async (ctx, next) => {
    const thrown = await next().then(
      () => null,
      (error: unknown) => {
        const fault = databaseFault(error);
        if (fault === null) throw error;
        report(error);
        return fault;
      },
    );
    const fault = thrown ?? faults.get(ctx.req);
    if (!fault) return;
    ctx.status = 503;
    ctx.set('retry-after', String(retryAfterSeconds[fault]));
    ctx.set('cache-control', 'no-store');
    ctx.body = { error: 'temporarily_unavailable', error_description: 'Please try again later' };
  });
}
