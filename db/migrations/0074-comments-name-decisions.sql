-- Comments that named sections of a document which is not in the repository; they are told to everybody who reads the schema.
comment on table sales.orders is 'Amounts in won. A cancelled order keeps the state it was in; cancelled_at and claims tell the rest (decision 004).';
comment on table sales.claims is 'Cancel, return and exchange: entities of their own beside the eight order states (decision 049).';
comment on table sales.point_entries is
  'A ledger in lots: USED and EXPIRED name the EARNED lot they take from; OWED is taken back although no lot had it, and OFFSET is a lot that pays for it. Never a balance that is rewritten (decision 056).';
comment on table sales.idempotency_keys is 'First replies of writes that move money, stock, coupons or points (decision 012).';
comment on table management.audit_entries is 'Every write of staff, by trigger, and every look at personal data (decision 047).';
