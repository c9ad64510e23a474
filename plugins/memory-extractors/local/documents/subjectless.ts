// Lines of a list that leave out whom it is of: "lives in Leeds", "allergic to nuts".

export const SUBJECTLESS =
  /^(?:(?:currently|now|also|usually|often|always|never|mostly) )?(?:lives|works|likes|loves|prefers|hates|dislikes|enjoys|speaks|owns|has|studies|drives|avoids|plays|wants|needs|uses|follows|collects|grew up|moved|studied|graduated|runs|teaches|does not|doesn't|cannot|can't|is)\b/i;
export const SUBJECTLESS_STATE =
  /^(?:allergic to|intolerant to|married|single|divorced|engaged|vegan|vegetarian|pescatarian|interested in|afraid of|based in|from \p{Lu}|retired|left-handed|fluent in)/iu;
