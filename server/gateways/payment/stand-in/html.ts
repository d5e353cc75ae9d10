import { standInPath } from './path.ts';

/** Text that is safe inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A whole page of the stand-in; every one says that it is a demonstration. */
export function pageOf(title: string, body: string): string {
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${standInPath}/window.css">
<script src="${standInPath}/window.js" defer></script>
</head>
<body>
<p class="demo" role="note"><strong>시연용 결제창</strong> 실제로 결제되거나 청구되지 않습니다.</p>
<main class="window">
${body}
</main>
</body>
</html>
`;
}
