-- Points of returned goods come back under a reason of their own. Entries of earlier returns keep theirs: the ledger never changes.
alter table sales.point_entries drop constraint point_entries_reason_check;
alter table sales.point_entries add constraint point_entries_reason_check check (reason in
  ('SIGN_UP', 'PURCHASE', 'REVIEW', 'PHOTO_REVIEW', 'REVIEW_RESTORED', 'EVENT', 'ORDER', 'ORDER_CANCELLED', 'ORDER_RETURNED', 'EXPIRY', 'ADMIN', 'OFFSET'));

-- The page about the shop said that a graphic's price goes to its artist; a share does. Where its words still stand, a new version says so.
with wrong as (
  update management.terms set deleted_at = now()
  where type = 'ABOUT-US' and deleted_at is null and not is_coming and content like '%그래픽 값은 아티스트에게 돌아갑니다.%'
  returning *
)
insert into management.terms (type, name, told_at, content, translations)
select type, name, now(),
  replace(replace(content, '<h3>아티스트에게 돌아갑니다</h3>', '<h3>아티스트와 나눕니다</h3>'), '그래픽 값은 아티스트에게 돌아갑니다.',
    '그래픽 값에서 기부금을 뺀 금액의 30%를 아티스트에게 드리고, 따로 정한 몫이 있으면 그 몫을 드립니다. 그림마다 누구에게 얼마가 가는지 그래픽 화면에서 볼 수 있습니다.'),
  replace(replace(translations::text,
    'What you pay for a graphic goes to the artist who drew it, and every time',
    'Of what you pay for a graphic, less any donation, 30% goes to the artist who drew it, or another share where we agreed on one. Each graphic’s page shows who gets how much, and every time'),
    '图案的费用归艺术家所有。',
    '图案费用扣除捐款后的 30% 归艺术家所有，另有约定的按约定比例支付。每件图案的页面都写明款项的去向。')::jsonb
from wrong;
