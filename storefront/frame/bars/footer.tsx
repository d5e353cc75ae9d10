import { Link } from 'react-router';
import { useLocale, useServiceHours, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { urlFor } from '#contract/routes.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { ChatButton } from '#storefront/nouns/support/chat-button.tsx';
import { Wordmark } from '#ui/wordmark.tsx';
import { useShell } from '../shell-data.ts';
import { openTerms } from '../terms/terms-modal.tsx';
import { useLayoutFacts } from '../use-layout-facts.ts';
import { LanguageChoice } from './language-choice.tsx';

/** The footer of the current route, or the blank 64 px in its place (specification 2.85). */
export function Footer() {
  const { facts } = useLayoutFacts();
  const shop = useShell()?.shop;
  if (facts.footer === 'spacer') return <div data-part="footer-spacer" className="h-footer-gap" />;
  return (
    <footer className="border-t border-line bg-tile">
      <div className="page-gutter footer-end pt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-x-16 lg:pt-14">
        <div>
          <Wordmark className="text-20" />
          <ShopWords title={shop?.footer_title ?? ''} content={shop?.footer_content ?? ''} />
          <FooterLinks />
          {shop?.company_name ? <CompanyFacts shop={shop} /> : null}
        </div>
        <div className="mt-8 lg:mt-0">
          <CustomerService phone={shop?.phone} />
          <LanguageChoice />
        </div>
      </div>
    </footer>
  );
}

/** The shop's description of itself; left out if it is not translated into the page's language. */
function ShopWords({ title, content }: { title: string; content: string }) {
  const locale = useLocale();
  if (locale !== 'ko' && writtenLanguage(title + content) === 'ko') return null;
  return (
    <>
      {title ? <p className="mt-4 text-15 font-semibold">{title}</p> : null}
      {content ? <p className="mt-1 max-w-reading text-13 text-ink-2">{content}</p> : null}
    </>
  );
}

function FooterLinks() {
  const text = useText();
  const hasTags = Boolean(useShell()?.tagContainer);
  const link = 'inline-flex min-h-target min-w-6 items-center hover:underline';
  return (
    <nav aria-label={text(shell.footerLinks)} className="mt-4">
      <ul className="flex flex-wrap gap-x-5 text-13">
        <li>
          <Link className={link} to={urlFor('mypage-about-us')}>
            {text(shell.aboutUs)}
          </Link>
        </li>
        <li>
          <Link className={link} to={urlFor('brand-request')}>
            {text(shell.brandRequest)}
          </Link>
        </li>
        <li>
          <button type="button" className={link} onClick={() => openTerms('use')}>
            {text(shell.terms)}
          </button>
        </li>
        <li>
          <button type="button" className={`${link} font-extrabold`} onClick={() => openTerms('PRIVACY-POLICY')}>
            {text(shell.privacy)}
          </button>
        </li>
        <li>
          <Link className={link} to={urlFor('fair-shop')}>
            {text(shell.fairShop)}
          </Link>
        </li>
        {hasTags ? (
          <li>
            <button
              type="button"
              className={link}
              onClick={() => import('#storefront/visits/consent.ts').then((file) => file.changeConsent())}
            >
              {text(shell.visitStatistics)}
            </button>
          </li>
        ) : null}
        <li>
          <Link className={link} to={urlFor('mypage-faq')}>
            {text(shell.faq)}
          </Link>
        </li>
        <li>
          <Link className={link} to={urlFor('mypage-notice')}>
            {text(shell.notice)}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function CompanyFacts({ shop }: { shop: NonNullable<NonNullable<ReturnType<typeof useShell>>['shop']> }) {
  const text = useText();
  const facts = [
    { label: text(shell.ceo), value: shop.ceo },
    { label: text(shell.registrationNumber), value: shop.registration_number },
    { label: text(shell.telecommunicationNumber), value: shop.telecommunication_number },
    { label: text(shell.personalInformationAdmin), value: shop.personal_information_admin },
    { label: text(shell.address), value: shop.address && `(${shop.zip_code}) ${shop.address} ${shop.detail_address}`.trim() },
    { label: text(shell.email), value: shop.email },
    { label: text(shell.hostingProvider), value: shop.hosting_provider },
    { label: text(shell.escrow), value: shop.escrow_provider, href: shop.escrow_url },
  ].filter(({ value }) => value !== '');
  return (
    <div className="mt-3 text-12 text-ink-2">
      <p lang={writtenLanguage(shop.company_name)} className="font-semibold">
        {shop.company_name}
      </p>
      <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5">
        {facts.map(({ label, value, href }) => (
          <div key={label} className="flex gap-1.5">
            <dt>{label}</dt>
            <dd lang={writtenLanguage(value)}>
              {href ? (
                <a href={href} target="_blank" rel="noopener noreferrer" className="inline-block min-h-6 underline">
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function CustomerService({ phone }: { phone: string | undefined }) {
  const text = useText();
  const hours = useServiceHours();
  const pluginKey = useShell()?.chatPluginKey ?? null;
  return (
    <div className="text-13">
      <h2 className="font-semibold">{text(shell.customerService)}</h2>
      {phone ? (
        <a href={`tel:${phone}`} className="inline-flex min-h-target items-center text-26 font-extrabold tabular-nums">
          {phone}
        </a>
      ) : null}
      {hours.map((words) => (
        <p key={words} className="text-ink-2">
          {words}
        </p>
      ))}
      <ChatButton pluginKey={pluginKey} phone={phone} look="secondary" className="mt-3" />
    </div>
  );
}
