// Lines of a list that leave out whom it is of: "lives in Leeds", "allergic to nuts".

export const SUBJECTLESS =
  /^(?!(?:works|is) (?:\w+ )?(?:for|by|with) (?:me|us)\b)(?:(?:currently|now|also|usually|often|always|never|mostly) )?(?:lives|works|likes|loves|prefers|hates|dislikes|enjoys|speaks|owns|has|studies|drives|avoids|plays|wants|needs|uses|follows|collects|grew up|moved|studied|graduated|runs|teaches|does not|doesn't|cannot|can't|is)\b/i;
export const SUBJECTLESS_STATE =
  /^(?:allergic to|intolerant to|married|single|divorced|engaged|vegan|vegetarian|pescatarian|interested in|afraid of|based in|from \p{Lu}|retired|left-handed|fluent in)/iu;
/** "live in Ghent", "prefer short answers": how one writes of oneself; not "use tabs", which a rule says, too. */
export const OWN_STATE =
  /^(?:(?:currently|now|also|usually|often|always|never|mostly|really) )?(?:live (?:in|with|near|on|alone)|work (?:at|as|in|for|from|with|part|full|nights)|like (?!and\b|this\b|that\b|us\b|it\b|so\b)|love|prefer|hate|dislike|enjoy|speak|own|have (?:an?|two|three|four|\d|no)|drive an?|collect|teach|(?:can't|cannot) (?:eat|drink|stand|swim|drive|have)|(?:don't|do not) (?:like|eat|drink|drive|smoke|own|have)) ?\b/i;
