export const referenceCategories = [
  { path_name: 't-shirts', name: { ko: '티셔츠', en: 'T-shirts', cn: 'T恤' } },
  { path_name: 'long-sleeves', name: { ko: '긴소매', en: 'Long sleeves', cn: '长袖' } },
  { path_name: 'sweatshirts', name: { ko: '스웨트셔츠', en: 'Sweatshirts', cn: '卫衣' } },
  { path_name: 'hoodies', name: { ko: '후디', en: 'Hoodies', cn: '连帽卫衣' } },
  { path_name: 'bags', name: { ko: '가방', en: 'Bags', cn: '包' } },
  { path_name: 'caps', name: { ko: '모자', en: 'Caps', cn: '帽子' } },
  { path_name: 'living', name: { ko: '리빙', en: 'Living', cn: '家居' } },
  { path_name: 'stationery', name: { ko: '문구', en: 'Stationery', cn: '文具' } },
] as const;

export const referenceCustomGuides = [
  {
    title: { ko: '옷과 색을 고르세요', en: 'Choose a garment and colour', cn: '选择衣服和颜色' },
    description: {
      ko: '핏과 색상을 고르면 그 옷이 화면에 놓입니다. 나중에 바꾸면 디자인이 처음부터 다시 시작됩니다.',
      en: 'Pick a cut and a colour. Changing them later starts the design over.',
      cn: '选好版型和颜色。之后更换时需要重新设计。',
    },
  },
  {
    title: { ko: '그래픽을 올리세요', en: 'Add graphics', cn: '添加图案' },
    description: {
      ko: '아티스트의 그래픽을 눌러 인쇄 영역에 올리고, 끌어서 옮기고, 모서리를 당겨 크기를 바꿉니다.',
      en: 'Tap a graphic to place it, drag to move, pull a corner to resize.',
      cn: '点击图案即可放置，拖动移动，拉动边角调整大小。',
    },
  },
  {
    title: { ko: '앞과 뒤를 확인하세요', en: 'Check front and back', cn: '确认正面和背面' },
    description: {
      ko: '앞면과 뒷면을 오가며 확인하세요. 그래픽이 있는 면만 인쇄비가 더해집니다.',
      en: 'Switch sides. Only sides with a graphic are charged.',
      cn: '切换正反面查看，只有放了图案的一面才收费。',
    },
  },
  {
    title: { ko: '저장하고 주문하세요', en: 'Save and order', cn: '保存并下单' },
    description: {
      ko: '저장한 디자인은 마이페이지에 남습니다. 사이즈를 고르고 장바구니에 담으면 그 모습 그대로 만듭니다.',
      en: 'Saved designs stay in My page. Choose a size and we make exactly what you saved.',
      cn: '保存的设计会留在“我的”页面。选好尺码，我们将按保存的样子制作。',
    },
  },
] as const;

export const referenceDetailTemplates = [
  { type: 'ARTIST', sub_type: 'GRAPHIC', title: { ko: '그래픽', en: 'Graphics', cn: '图案' } },
  { type: 'ARTIST', sub_type: 'BEST', title: { ko: '가장 사랑받는 작품', en: 'Best loved', cn: '最受喜爱的作品' } },
  { type: 'ARTIST', sub_type: 'REVIEW', title: { ko: '리뷰', en: 'Reviews', cn: '评价' } },
  { type: 'BRAND', sub_type: 'PRODUCT', title: { ko: '상품', en: 'Products', cn: '商品' } },
  { type: 'BRAND', sub_type: 'GRAPHIC', title: { ko: '함께하는 아티스트', en: 'Collaborations', cn: '合作艺术家' } },
  { type: 'BRAND', sub_type: 'REVIEW', title: { ko: '리뷰', en: 'Reviews', cn: '评价' } },
  {
    type: 'GRAPHIC',
    sub_type: 'PRODUCT',
    title: { ko: '이 그래픽으로 만든 상품', en: 'Products with this graphic', cn: '使用该图案的商品' },
  },
  { type: 'GRAPHIC', sub_type: 'ARTIST', title: { ko: '아티스트의 다른 작품', en: 'More by this artist', cn: '该艺术家的其他作品' } },
  { type: 'PLAN', sub_type: 'GRAPHIC', title: { ko: '기획전 작품', en: 'Works in this exhibition', cn: '专题作品' } },
  { type: 'PLAN', sub_type: 'PRODUCT', title: { ko: '기획전 상품', en: 'Products in this exhibition', cn: '专题商品' } },
] as const;
