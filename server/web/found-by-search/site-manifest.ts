const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * The shop on a home screen (W3C Web Application Manifest). Without a service worker: prices and stock are asked for each time. In Korean,
 * because `start_url` is the plain address, whose page is in the language chosen in the browser.
 */
export const siteManifest = JSON.stringify({
  id: '/main',
  name: 'Seam — 아티스트의 그래픽으로 만드는 나만의 옷',
  short_name: 'Seam',
  description: '아티스트의 그래픽으로 나만의 옷을 만드는 곳',
  lang: 'ko-KR',
  dir: 'ltr',
  start_url: '/main',
  scope: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  categories: ['shopping'],
  icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  shortcuts: [
    { name: '검색', url: '/search' },
    { name: '장바구니', url: '/cart' },
    { name: '주문 내역', url: '/mypage/order' },
  ],
});
