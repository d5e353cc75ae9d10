-- Twenty keywords of any length were no limit: one of a hundred thousand letters is found by nearly every search, and its artist writes it.

alter table product.graphics add constraint graphics_keywords_short check (char_length(array_to_string(keywords, '')) <= 400);
