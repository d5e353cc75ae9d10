-- A repeat under an Idempotency-Key is answered with the first reply. jsonb put its keys in an order of its own; json keeps the text as it was
-- sent, and nothing is ever asked of what is inside.
alter table sales.idempotency_keys alter column response type json using response::json;
