import { standInPage } from '../../stand-in-page.ts';
import { standInPath } from './path.ts';

/** A whole page of the stand-in; every one says that it is a demonstration. */
export function pageOf(title: string, body: string): string {
  return standInPage({
    title,
    head: `<link rel="stylesheet" href="${standInPath}/window.css">
<script src="${standInPath}/window.js" defer></script>`,
    body: `<p class="demo" role="note"><strong>시연용 결제창</strong> 실제로 결제되거나 청구되지 않습니다.</p>
<main class="window">
${body}
</main>`,
  });
}
