/** Fields of the things the shop shows, spelled as specification 3 spells them; every screen asks for the same. */

export type LocalizedText = { ko: string; en: string };

export type ProductItem = {
  id: number;
  name: LocalizedText;
  image_src: string;
  is_custom: boolean;
  is_new: boolean;
  is_sale: boolean;
  stock_count: number;
  price: number;
  origin_price: number;
  sale_price: number | null;
  sale_rate: number;
  promotion_price: number | null;
  like_count: number;
  brand: { id: number; name: LocalizedText; logo_src: string };
};

export const productItem = /* GraphQL */ `
  fragment productItem on product_products {
    id
    name
    image_src
    is_custom
    is_new
    is_sale
    stock_count
    price
    origin_price
    sale_price
    sale_rate
    promotion_price
    like_count
    brand {
      id
      name
      logo_src
    }
  }
`;

export type GraphicItem = {
  id: number;
  name: LocalizedText;
  src: string;
  background_color: string;
  width: number;
  height: number;
  price: number;
  origin_price: number;
  sale_price: number | null;
  sale_rate: number;
  promotion_price: number | null;
  like_count: number;
  artist: { id: number; name: LocalizedText; path_name: string };
};

export const graphicItem = /* GraphQL */ `
  fragment graphicItem on product_graphics {
    id
    name
    src
    background_color
    width
    height
    price
    origin_price
    sale_price
    sale_rate
    promotion_price
    like_count
    artist {
      id
      name
      path_name
    }
  }
`;

export type ArtistItem = {
  id: number;
  name: LocalizedText;
  path_name: string;
  image_src: string;
  profile_src: string;
  follower_count: number;
};

export const artistItem = /* GraphQL */ `
  fragment artistItem on product_artists {
    id
    name
    path_name
    image_src
    profile_src
    follower_count
  }
`;

export type CustomItem = {
  id: number;
  product_id: number;
  name: string;
  render_key: string;
  revision: number;
  product: ProductItem;
  custom_mockups: {
    id: number;
    mockup_group_id: number;
    mockup_group: { id: number; name: LocalizedText; position: number; price: number };
  }[];
  layers: {
    id: number;
    graphic: { id: number; price: number; promotion_price: number | null; artist: { id: number; name: LocalizedText } };
  }[];
};

/** Needs productItem beside it. */
export const customItem = /* GraphQL */ `
  fragment customItem on product_product_customs {
    id
    product_id
    name
    render_key
    revision
    product {
      ...productItem
    }
    custom_mockups(limit: 4, where: { deleted_at: { _is_null: true } }, order_by: [{ mockup_group: { position: asc } }]) {
      id
      mockup_group_id
      mockup_group {
        id
        name
        position
        price
      }
    }
    layers(limit: 20, where: { deleted_at: { _is_null: true } }) {
      id
      graphic {
        id
        price
        promotion_price
        artist {
          id
          name
        }
      }
    }
  }
`;

export type ReviewItem = {
  id: number;
  score: number;
  content: string;
  like_count: number;
  created_at: string;
  review_images: { src: string }[];
  product: { id: number; name: LocalizedText; image_src: string };
  user: { nickname: string } | null;
};

export const reviewItem = /* GraphQL */ `
  fragment reviewItem on product_reviews {
    id
    score
    content
    like_count
    created_at
    review_images(limit: 1, order_by: [{ position: asc }]) {
      src
    }
    product {
      id
      name
      image_src
    }
    user {
      nickname
    }
  }
`;
