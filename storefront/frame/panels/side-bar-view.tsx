import { Link } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { shell } from '#client/locale/shell.ts';
import { useSession } from '#client/session/use-session.ts';
import { useSignInUrl } from '#client/session/use-sign-in-url.ts';
import { urlFor } from '#contract/routes.ts';
import { treeLines } from '#rules/catalogue/category-tree.ts';
import { panelTexts } from '#storefront/frame/panels/panel-view-texts.ts';
import { Sheet } from '#ui/sheet.tsx';
import { Wordmark } from '#ui/wordmark.tsx';
import { LanguageChoice } from '../bars/language-choice.tsx';
import { useShell } from '../shell-data.ts';

const service = [
  { route: 'mypage-notice', message: shell.notice },
  { route: 'mypage-faq', message: shell.faq },
  { route: 'mypage-about-us', message: shell.aboutUs },
] as const;

/** The menu: sign-in, categories, artists, events, service, language. */
export function SideBarView({ onClose }: { onClose: () => void }) {
  const text = useText();
  const categories = useShell()?.categories ?? [];
  const big = 'flex min-h-12 items-center text-20 font-extrabold hover:text-accent';
  const small = 'flex min-h-target items-center text-15 hover:text-accent';
  return (
    <Sheet open onClose={onClose} title={text(shell.menu)} closeLabel={text(shell.close)} side="left" hideTitle>
      <Wordmark className="text-26" />
      <SignInLine />
      <nav aria-label={text(shell.mainNavigation)}>
        <ul className="mt-6">
          <li>
            <Link className={big} to={urlFor('artist-id')}>
              {text(shell.artists)}
            </Link>
          </li>
          <li>
            <Link className={big} to={urlFor('graphics')}>
              {text(panelTexts.graphics)}
            </Link>
          </li>
          <li>
            <Link className={big} to={urlFor('brands')}>
              {text(panelTexts.brands)}
            </Link>
          </li>
          {treeLines(categories).map(({ category, depth }) => (
            <li key={category.id} style={{ paddingInlineStart: depth * 16 }}>
              <Link className={depth === 0 ? big : small} to={urlFor('category', {}, { category: category.path_name })}>
                <Name of={category.name} />
              </Link>
            </li>
          ))}
          <li>
            <Link className={big} to={urlFor('banner-list')}>
              {text(shell.events)}
            </Link>
          </li>
          <li>
            <Link className={big} to={urlFor('review-list')}>
              {text(panelTexts.reviews)}
            </Link>
          </li>
        </ul>
        <ul className="mt-6 border-t border-line pt-4">
          {service.map(({ route, message }) => (
            <li key={route}>
              <PlainLink to={urlFor(route)} label={text(message)} />
            </li>
          ))}
        </ul>
      </nav>
      <LanguageChoice />
    </Sheet>
  );
}

function SignInLine() {
  const text = useText();
  const { isSignedIn } = useSession();
  const login = useSignInUrl('login');
  const signUp = useSignInUrl('sign-up');
  return (
    <p className="mt-4 flex gap-5">
      {isSignedIn ? (
        <PlainLink to={urlFor('mypage')} label={text(shell.my)} />
      ) : (
        <>
          <PlainLink to={login} label={text(shell.login)} />
          <PlainLink to={signUp} label={text(shell.signUp)} />
        </>
      )}
      <PlainLink to={urlFor('cart')} label={text(shell.cart)} />
    </p>
  );
}

function PlainLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className="inline-flex min-h-target items-center text-15 hover:text-accent" to={to}>
      {label}
    </Link>
  );
}
