import { socialStandInPath } from '#contract/stand-in-paths.ts';
import type { SocialVendor } from '#rules/member/sign-in/social.ts';
import { escapeHtml, standInPage } from '../page.ts';
import { faultNames, standInFaults } from './faults.ts';
import { people, relayOf, type StandInPerson } from './people.ts';

const titles: Record<SocialVendor, string> = { google: 'Google 계정으로 로그인', apple: 'Apple 계정으로 로그인', kakao: '카카오 로그인' };

/** Logos drawn for the stand-in, not the providers' own. */
const marks: Record<SocialVendor, string> = { google: 'G', apple: 'A', kakao: 'K' };

/** The page where a person chooses an account; `request` is sealed. */
export function choicePage(vendor: SocialVendor, request: string): string {
  return pageOf(
    vendor,
    titles[vendor],
    `<form method="post" action="authorize" class="body">
  <input type="hidden" name="request" value="${escapeHtml(request)}">
  <header class="head"><span class="mark" aria-hidden="true">${marks[vendor]}</span><h1>${titles[vendor]}</h1><p>${leads[vendor]}</p></header>
  <fieldset class="people"><legend class="unseen">계정</legend>
${people.map((person, index) => personPart(person, index === 0)).join('\n')}
    <label class="person"><input type="radio" name="person" value="other"><span class="face" aria-hidden="true">+</span><span class="who"><strong>다른 계정 사용</strong>
      <input name="email" type="email" inputmode="email" autocomplete="off" placeholder="이메일" aria-label="다른 계정의 이메일">
      <input name="name" autocomplete="off" placeholder="이름" aria-label="다른 계정의 이름"></span></label>
  </fieldset>
${asks[vendor]}
  <footer class="foot">
    <button name="action" value="cancel" class="plain">취소</button>
    <button name="action" value="continue" class="primary">${continues[vendor]}</button>
  </footer>
  <aside class="faults"><label>시연: 이번 로그인에 생길 일 <select name="fault">${standInFaults
    .map((fault) => `<option value="${fault}">${faultNames[fault]}</option>`)
    .join('')}</select></label></aside>
</form>`,
  );
}

const leads: Record<SocialVendor, string> = {
  google: '<strong>Seam</strong>으로 이동할 계정을 선택하세요',
  apple: '<strong>Seam</strong>에 로그인합니다',
  kakao: '<strong>Seam</strong> 서비스에 카카오계정으로 로그인합니다',
};

const continues: Record<SocialVendor, string> = { google: '계속', apple: '계속', kakao: '동의하고 계속하기' };

const asks: Record<SocialVendor, string> = {
  google:
    '  <p class="hint">계속하면 Google에서 이름, 이메일 주소, 프로필을 Seam과 공유합니다.</p>\n  <input type="hidden" name="share" value="email">',
  apple: `  <fieldset class="asks"><legend>이메일</legend>
    <label><input type="radio" name="share" value="email" checked> 나의 이메일 공유하기</label>
    <label><input type="radio" name="share" value="relay"> 나의 이메일 가리기 <small>${escapeHtml(relayOf({ key: 'new' }))} 같은 주소로 전달됩니다</small></label>
  </fieldset>`,
  kakao: `  <fieldset class="asks"><legend>제공 정보</legend>
    <label><input type="checkbox" checked disabled> [필수] 닉네임</label>
    <label><input type="checkbox" name="share" value="email" checked> [선택] 카카오계정(이메일)</label>
    <label><input type="checkbox" name="unverified" value="1"> <small>시연: 인증하지 않은 이메일</small></label>
  </fieldset>`,
};

function personPart({ key, name, email }: StandInPerson, isFirst: boolean): string {
  return `    <label class="person"><input type="radio" name="person" value="${key}"${isFirst ? ' checked' : ''}><span class="face" aria-hidden="true">${escapeHtml(name.slice(0, 1))}</span><span class="who"><strong>${escapeHtml(name)}</strong><span>${escapeHtml(email)}</span></span></label>`;
}

/** Apple's return: a form on Apple's site that submits itself to the shop. */
export function postingPage(action: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`);
  return pageOf(
    'apple',
    'Apple',
    `<form method="post" action="${escapeHtml(action)}" class="body" data-post-at-once>${inputs.join('')}
  <p class="hint">Seam으로 돌아가는 중입니다.</p><footer class="foot"><button class="primary">계속</button></footer></form>`,
  );
}

/** The account page at the provider, where people end a link without the shop. */
export function accountPage(vendor: SocialVendor): string {
  const kinds = vendor === 'apple' ? accountActions : accountActions.slice(0, 1);
  const rows = people.map(
    ({ key, name, email }) => `<li><strong>${escapeHtml(name)}</strong> ${escapeHtml(email)}
  <form method="post" action="account"><input type="hidden" name="person" value="${key}">${kinds
    .map(([kind, label]) => `<button name="kind" value="${kind}" class="plain">${label}</button>`)
    .join(' ')}</form></li>`,
  );
  return pageOf(
    vendor,
    '연결된 서비스',
    `<div class="body"><header class="head"><h1>Seam과 연결된 계정</h1></header><ul class="rows">${rows.join('')}</ul></div>`,
  );
}

const accountActions = [
  ['consent-revoked', '연결 끊기'],
  ['email-disabled', '메일 전달 끄기'],
  ['email-enabled', '메일 전달 켜기'],
] as const;

/** The error page for an invalid request. */
export function refusalPage(vendor: SocialVendor, message: string): string {
  return pageOf(
    vendor,
    '잘못된 요청',
    `<div class="body"><header class="head"><h1>잘못된 요청입니다</h1><p>${escapeHtml(message)}</p></header></div>`,
  );
}

function pageOf(vendor: SocialVendor, title: string, body: string): string {
  return standInPage({
    title,
    head: `<link rel="stylesheet" href="${socialStandInPath}/pages.css">
<script src="${socialStandInPath}/post-form.js" defer></script>`,
    body: `<p class="demo" role="note"><strong>시연용 로그인</strong> 실제 ${names[vendor]} 계정이 아닙니다.</p>
<main class="window">
${body}
</main>`,
    bodyClass: vendor,
  });
}

const names: Record<SocialVendor, string> = { google: 'Google', apple: 'Apple', kakao: '카카오' };
