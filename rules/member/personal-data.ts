/** What of a row tells who somebody is; `key`: the column it is found by, where that is no id. Staff see it masked (`masked_…` columns of the data service), and whole when they ask, each look in the log. */
export const personalData = {
  member: { table: 'member.members', columns: ['name', 'email', 'phone', 'birth_date'] },
  'delivery-destination': {
    table: 'member.delivery_destinations',
    columns: ['recipient', 'phone', 'address', 'detail_address', 'shipping_request'],
  },
  order: {
    table: 'sales.orders',
    columns: [
      'orderer_name',
      'orderer_phone',
      'orderer_email',
      'recipient',
      'recipient_phone',
      'address',
      'detail_address',
      'shipping_request',
      'depositor_name',
    ],
  },
  'refund-account': { table: 'sales.refund_accounts', key: 'payment_id', columns: ['number', 'holder'] },
  'brand-request': { table: 'management.brand_requests', columns: ['contact_name', 'email', 'phone'] },
} as const;

export type PersonalKind = keyof typeof personalData;
export const personalKinds = Object.keys(personalData) as [PersonalKind, ...PersonalKind[]];

/** Further columns of rows in the log that say who somebody is, or are secret; nobody asks for them by themselves. */
const hiddenColumns: Readonly<Record<string, readonly string[]>> = {
  'management.staff_invitations': ['email', 'token_hash'],
  'member.wallets': ['sealed_key'],
  'sales.cash_receipts': ['sealed_identity'],
  'sales.claims': ['refund_account', 'refund_holder'],
  'sales.payments': ['buyer_name', 'buyer_phone', 'buyer_email'],
  'sales.payees': ['sealed_account'],
  'sales.trade_records': ['sealed_record'],
};

/** Whether a column of a row in the log is left out of what staff read there. */
export function isHiddenInLog(table: string, column: string): boolean {
  if (column.startsWith('masked_')) return true;
  const personal = Object.values(personalData).find((each) => each.table === table);
  return (personal?.columns as readonly string[] | undefined)?.includes(column) === true || hiddenColumns[table]?.includes(column) === true;
}
