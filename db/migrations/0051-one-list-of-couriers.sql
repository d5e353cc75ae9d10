-- Claims named the post office by a code of their own; orders, waybills and the tracker call it EPOST (rules/order/waybill/courier.ts).
update sales.claims set pick_up_courier = 'EPOST' where pick_up_courier = 'POST';
update sales.claims set delivery_courier = 'EPOST' where delivery_courier = 'POST';
