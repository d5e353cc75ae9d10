-- expand: staff change the option of a line before production.
alter table sales.order_events drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('ACKNOWLEDGED', 'PRINT_FILES_TAKEN', 'WAYBILL_SHEET_TAKEN', 'WAYBILL_GIVEN',
    'WAYBILL_CHANGED', 'TRACKED', 'SLIP_EXPECTED', 'SLIP_AVERTED', 'DELIVERY_CHANGED', 'OPTION_CHANGED', 'PROOF_APPROVED', 'NOTE'));
