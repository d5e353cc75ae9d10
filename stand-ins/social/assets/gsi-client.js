// Simulates https://accounts.google.com/gsi/client: Google's prompt on the shop's own page, with the moments it reports.
(() => {
  const base = new URL('.', document.currentScript.src).href;
  /** Closing the prompt suppresses it for a while, longer each time, like Google's. */
  const restsInHours = [2, 24, 168, 672];
  let settings = null;
  let card = null;

  const moment = (kind, reason) => ({
    isDisplayMoment: () => kind === 'displayed' || kind === 'not-displayed',
    isDisplayed: () => kind === 'displayed',
    isNotDisplayed: () => kind === 'not-displayed',
    getNotDisplayedReason: () => (kind === 'not-displayed' ? reason : undefined),
    isSkippedMoment: () => kind === 'skipped',
    getSkippedReason: () => (kind === 'skipped' ? reason : undefined),
    isDismissedMoment: () => kind === 'dismissed',
    getDismissedReason: () => (kind === 'dismissed' ? reason : undefined),
    getMomentType: () => (kind === 'not-displayed' || kind === 'displayed' ? 'display' : kind),
  });

  const readState = () => {
    const found = /(?:^|; )g_state=([^;]*)/.exec(document.cookie)?.[1];
    try {
      return found ? JSON.parse(decodeURIComponent(found)) : {};
    } catch {
      return {};
    }
  };

  const rest = () => {
    const closed = Math.min((readState().i_l ?? 0) + 1, restsInHours.length);
    const until = Date.now() + restsInHours[closed - 1] * 3_600_000;
    const value = encodeURIComponent(JSON.stringify({ i_l: closed, i_p: until }));
    void cookieStore.set({ name: 'g_state', value, path: '/', sameSite: 'lax', expires: Date.now() + 15_552_000_000 });
  };

  const take = (about) => {
    card?.remove();
    card = null;
    if (about) about.tell(moment(about.kind, about.reason));
  };

  const part = (name, className, text) => {
    const element = document.createElement(name);
    element.className = className;
    if (text) element.textContent = text;
    return element;
  };

  const show = (person, tell) => {
    card = part('div', 'gsi-one-tap');
    card.setAttribute('role', 'dialog');
    card.setAttribute('aria-label', 'Google 계정으로 Seam에 로그인');
    const close = part('button', 'gsi-close', '×');
    close.type = 'button';
    close.setAttribute('aria-label', '닫기');
    const go = part('button', 'gsi-go', `${person.name}(으)로 계속`);
    go.type = 'button';
    card.append(
      part('p', 'gsi-title', 'Google 계정으로 Seam에 로그인'),
      close,
      part('p', 'gsi-name', person.name),
      part('p', 'gsi-mail', person.email),
      go,
    );
    card.append(part('p', 'gsi-note', '시연용입니다. 실제 Google 계정이 아닙니다.'));
    close.addEventListener('click', () => {
      rest();
      take({ kind: 'skipped', reason: 'user_cancel', tell });
    });
    go.addEventListener('click', async () => {
      const form = new URLSearchParams({ client_id: settings.client_id, nonce: settings.nonce ?? '' });
      const reply = await fetch(`${base}credential`, { method: 'POST', body: form }).catch(() => null);
      const { credential } = reply?.ok ? await reply.json() : {};
      if (!credential) return take({ kind: 'skipped', reason: 'issuing_failed', tell });
      take({ kind: 'dismissed', reason: 'credential_returned', tell });
      settings.callback({ credential, select_by: 'user' });
    });
    document.body.append(card);
    tell(moment('displayed'));
  };

  const prompt = async (tell = () => undefined) => {
    if (!settings?.client_id) return tell(moment('not-displayed', 'missing_client_id'));
    if ((readState().i_p ?? 0) > Date.now()) return tell(moment('not-displayed', 'suppressed_by_user'));
    const session = await fetch(`${base}session`).then(
      (reply) => reply.json(),
      () => ({ person: null }),
    );
    if (!session.person) return tell(moment('not-displayed', 'opt_out_or_no_session'));
    show(session.person, tell);
  };

  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = `${base}style`;
  document.head.append(style);

  window.google = {
    accounts: {
      id: {
        initialize: (given) => {
          settings = given;
        },
        prompt: (tell) => void prompt(tell),
        cancel: () => take(null),
        disableAutoSelect: () => undefined,
      },
    },
  };
})();
