/**
 * The columns with personal data. `key`: the column that identifies a row, if not an id. Staff see these masked (`masked_…` columns of the
 * data service), and in full on request, with each access logged.
 */
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

/** Further columns to hide in the audit log because they identify a person or are secret. They cannot be requested. */
const hiddenColumns: Readonly<Record<string, readonly string[]>> = {
  'member.members': ['staff_note'],
  'management.api_keys': ['secret_hash'],
  'management.webhooks': ['sealed_secret'],
  'management.staff_invitations': ['email', 'token_hash'],
  'member.wallets': ['sealed_key'],
  'sales.cash_receipts': ['sealed_identity'],
  'sales.claims': ['refund_account', 'refund_holder'],
  'sales.gifts': ['from_name', 'message', 'token_hash'],
  'sales.payments': ['buyer_name', 'buyer_phone', 'buyer_email'],
  'sales.payees': ['sealed_account'],
  'sales.trade_records': ['sealed_record'],
};

/** True when a column is hidden from staff in the audit log. */
export function isHiddenInLog(table: string, column: string): boolean {
  if (column.startsWith('masked_')) return true;
  const personal = Object.values(personalData).find((each) => each.table === table);
  return (personal?.columns as readonly string[] | undefined)?.includes(column) === true || hiddenColumns[table]?.includes(column) === true;
}
