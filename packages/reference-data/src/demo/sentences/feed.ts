/** An event or special offer as a pattern: title, business, description, price range, opening and closing time. */
export type FeedPattern = readonly [string, string, string, string, string, string];
