import { adminCashReceipt } from '#contract/rest/cash-receipts.ts';
import { route, routes } from '#server/rest/route.ts';
import { retryReceipt } from './retry-receipt.ts';

/** Cash receipts that the provider refused. */
export const cashReceiptOfficeRoutes = routes('back office: cash receipts', [
  route(
    'POST /admin/cash-receipts/:id/retry',
    'Try again to issue a receipt that was refused',
    { permission: 'cash-receipt.manage', reply: adminCashReceipt },
    ({ shop, params }) => retryReceipt(shop, params.id),
  ),
]);
