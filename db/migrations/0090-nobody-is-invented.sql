-- A new shop published a company that does not exist, and terms that nobody had read. Its company is empty until somebody writes it, and terms are
-- drafts until somebody publishes them (rules/office/opening.ts says what orders wait for).

alter table management.shop_info
  alter column company_name set default '', alter column ceo set default '', alter column registration_number set default '',
  alter column business_type set default '', alter column business_category set default '', alter column phone set default '',
  alter column telecommunication_number set default '', alter column email set default '', alter column personal_information_admin set default '',
  alter column zip_code set default '', alter column address set default '', alter column detail_address set default '';
comment on table management.shop_info is
  'One row; empty columns are not written yet. banner_autoplay in milliseconds (0 stands still), donation in won so far.';

-- A live shop that still shows the invented number says that nobody wrote its company: the number goes, and the shop is closed to orders until
-- there is a true one. Older than the table of its mode, it is live unless it has the administrator of a demonstration (server/process/shop-mode.ts).
do $$
declare
  is_live boolean := coalesce((select shop_mode.is_live from management.shop_mode), not exists (
    select from member.members member join member.member_roles role on role.user_id = member.id
    where member.email = 'admin@seam.example' and role.role = 'admin'));
begin
  if not is_live or not exists (select from management.shop_info where registration_number = '000-00-00000') then
    return;
  end if;
  update management.shop_info set registration_number = '';
  -- Somebody has bought or agreed here: the rest may be true.
  if exists (select from sales.orders) or exists (select from member.consents) then
    return;
  end if;
  update management.terms set deleted_at = now(), is_coming = true
  where deleted_at is null
    and not exists (select from management.content_documents document where document.kind = 'terms' and document.row_id = terms.id);
  delete from product.shipping_policies policy where name ->> 'ko' in ('주문 제작 배송', '일반 배송', '무료 배송')
    and not exists (select from product.products product where product.shipping_policy_id = policy.id);
  update management.shop_info set
    translations = case when company_name = '주식회사 심' then '{}' else translations end,
    company_name = coalesce(nullif(company_name, '주식회사 심'), ''), ceo = coalesce(nullif(ceo, '한이음'), ''),
    business_type = coalesce(nullif(business_type, '통신판매업'), ''),
    business_category = coalesce(nullif(business_category, '의류, 디자인 상품'), ''), phone = coalesce(nullif(phone, '02-0000-0000'), ''),
    telecommunication_number = coalesce(nullif(telecommunication_number, '제0000-서울성동-0000호'), ''),
    email = coalesce(nullif(email, 'help@seam.example'), ''),
    personal_information_admin = coalesce(nullif(personal_information_admin, '문서윤'), ''),
    zip_code = coalesce(nullif(zip_code, '04780'), ''), address = coalesce(nullif(address, '서울 성동구 연무장길 00'), ''),
    detail_address = coalesce(nullif(detail_address, '2층'), ''),
    footer_title = coalesce(nullif(footer_title, '그림이 옷이 되는 곳'), ''),
    footer_content = coalesce(nullif(footer_content, '아티스트의 그래픽을 옷에 얹어, 주문이 들어온 날부터 한 벌씩 만듭니다.'), '');
end $$;
