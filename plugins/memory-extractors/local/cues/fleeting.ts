// What is true for the moment only: verdicts on something in general, suggestions weighed, help wished for, exercises.

import { wrapped } from "#domain/wrapped.ts";
import { MONTH_NAMES } from "../dates/calendar.ts";
import { anyOf, anywhere } from "../patterns.ts";
import { NUMBER, PREFERENCE, RELATION, TIME_WORD } from "./signals.ts";

const HOW_MUCH =
  "(?:so|such|really|pretty|quite|truly|just|very|an?|always|also|all|both|super|absolutely|too|definitely|totally|even|the)";
/** "Mountain air is so refreshing", said of nobody. */
export const PRAISES = new RegExp(
  String.raw`\b(?:is|are|was|were|it's|has been|have been|can be|seems?|looks?|sounds?)(?: ${HOW_MUCH})* ${anyOf(
    "amazing|great|nice|fun|good|inspiring|soothing|overwhelming|rewarding|incredible|awesome|important",
    "crucial|key|essential|captivating|horrible|special",
    "uplifting|relaxing|calming|helpful|beautiful|wonderful|fantastic|tough|hard|exciting|interesting",
    "powerful|cute|gorgeous|delicious|impressive|magical",
    "peaceful|refreshing|fulfilling|thrilling|scary|touching|heartwarming|breathtaking|stunning|priceless",
    "worth|crazy|wild|cool|fascinating|tricky|challenging|best|eye-opening|blast",
  )}\b`,
  "i",
);

/** Of the moment, or said for the other's sake. */
export const SAYS_LITTLE = new RegExp(
  anyOf(
    wrapped`
      ^(?:I|we)(?:'m| am|'re| are) (?:(?:really|definitely|still|just|so|totally|also|all) )*(?:
        hoping so|doing (?:well|ok|okay|good|great|fine|alright|better)|100% behind|all for (?:it|that)|down for|up for
        |sure (?!to\b)|not sure
      )\b`,
    wrapped`
      ^(?:I|we)(?:'d| would)? (?:(?:really|definitely|highly|totally|just|strongly) )*(?:
        recommend|bet|agree|suggest|couldn't agree|won't forget (?:that|it|this)
        |have (?:something|news) (?:\w+ )?to tell
      )\b`,
    // "I'm trying to", "It takes me right back", "I'd hate to lose you", "I'd be scared to death"
    wrapped`
      ^(?:I|we)(?:'m| am|'re| are) (?:still )?trying to[.!]*$|^it takes me (?:right |all the way )?back[.!]*$
      |^(?:I|we)(?:'d| would) (?:
        hate to (?:lose|miss|disappoint)|(?:love|like) to[.!]*$
        |be (?:so |totally |completely )?(?:scared(?: to death)?|terrified|lost|devastated|heartbroken|mortified)[.!]*$
      )
      |^(?:I|we)(?:'ll| will) never forget (?:that|it|this)[.!]*$`,
    wrapped`
      ^(?:I|we)(?:'ll| will) (?:(?:definitely|also|just|probably|surely) )*(?:
        get (?:it|the \w+|that|them) to|have to check|have to try|make (?:some|more|great|it)
      )\b`,
    wrapped`
      ^(?:I|we)(?:'m| am|'re| are) (?:going to|gonna) (?:(?:definitely|also|just) )*
        (?:make it|keep|give it|nail|crush|rock|do great)\b`,
    String.raw`^(?:I|we) (?:just )?want to keep (?!(?:the|my|our|an?|track)\b)\w+ing\b|^ready for (?:whatever|anything|it|this|that)\b`,
    wrapped`
      ^(?:I|we) felt (?:(?:so|totally|really|very|completely|truly) )*(?:
        accepted|loved|supported|seen|heard|welcome|proud|happy|free|alive
      )\b
      (?!
        .*\b(?:at|in|by|with) (?:my|the|our)\b
        |.*\b(?:being|having|seeing|watching|hearing|knowing|surrounded) (?:[\w-]+ ){2,}\w
      )`,
    wrapped`
      ^(?:I|we)(?:'m| am|'re| are) (?:always )?(?:down|up) (?:to|for)\b(?! (?!my\b|our\b|do\b|give\b)[a-z]{3,} (?:
          the|an?|some|my|our|in|at|for|with
        ) \w+
      )
      |^(?:I|we)(?:'m| am) ready for\b|^(?:I|we) (?:totally |really )?get (?:how|that)\b
      |^(?:I|we) find (?:other )?ways to be\b`,
    wrapped`
      ^(?:I|we)(?:'ve)? (?:always |often )?f(?:ind|ound) (?:it )?(?!
        (?:\w+ )?(?:easy|easier|hard|harder|difficult|important|impossible|strange|odd)\b
      )(?:[\w-]+ ){0,3}?
      (?:
        (?<!\bget(?:ting)? )to (?:see|hear|know|be|have)|(?:seeing|hearing)(?! (?:my|our)\b)|knowing|being|having
        |winning
      )\b`,
    wrapped`
      ^(?:I|we)(?:'m| am|'re| are) (?:(?:still|just|also) )*
      (?:(?:trying|going) to (?:stay|keep|be|remain) |staying |keeping |remaining )?
      (?:
        up|upbeat|positive|strong|hopeful|calm|optimistic|brave|cheerful|determined
      )\b(?! (?:by|with|about|on|to)\b)`,
    String.raw`^(?:I|we) (?:really |just )?(?:love|like) (?:it )?when you\b`,
    wrapped`
      \bwork(?:'s| is| has been| was| really| finally| all)* (?:paying|paid|pays) off\b
      |\bwork(?:ing|ed) (?:so |really )?hard and it\b`,
    wrapped`
      ^(?:I'm|we're|I am|we are) (?:\w+ )?making (?:a |some |such a )?(?:\w+ )?(?:difference|impact|progress)\b
        (?! (?:on|with|in|at)\b)`,
    wrapped`
      ^(?:seeing|hearing|knowing|watching) (?!.*\b(?:decide|want to|start|goals?)\b).*\b(?:
        warms?|warmed|fills?|filled
        |(?:was|is|were) (?:(?:so|really|just|such|the|very|truly|pretty) )*(?:
          best|awesome|amazing|great|wonderful|incredible|priceless|inspiring|beautiful|heartwarming|rewarding|special
          |cool|lovely
        )
      )\b`,
    wrapped`
      ^(?:I|we) (?:just |really |always |still |also )*(?:
        knew|know|bet|think|thought|believe|remember|hope|love having|loved having|am impressed|was impressed
      ) (?:that |by |with |how |when )?(?:you(?!'d (?:love|like|enjoy)\b)|your|yours)\b`,
    wrapped`
      ^(?:I|we)(?:'ve|'m| am| have)? (?:\w+ )?(?:raised|learned|learnt|learning|made|got|did|done) (?:
        so much|a (?:ton|lot|bunch|bit)
      )[.!]*$`,
    wrapped`
      ^(?!(?:I|I'm|I've|we|we're|my|our)\b).*\bsounds? like (?:a |an |so |such )*(?:
        (?:fun|great|good|nice|cool|awesome|amazing|perfect|lovely) (?:way|idea|plan|time|adventure|trip|fit|place)|fun
        |blast|adventure
      )\b`,
    String.raw`^(?:that|this|it) (?:really |just )?(?:breaks?|broke|warms?|warmed|melts?|melted|made) my (?:heart|day)\b`,
    wrapped`
      ^life(?:'s| has) been\b|\bthe heads?[- ]up\b|^(?:I|we)(?:'ll| will) find some\b
      |\bmake (?:it|everything|this|that) (?:happen|just right|right|work)\b
      |\btaking (?:the |some )?time to (?:reflect|breathe|relax|think)\b`,
    wrapped`
      ^(?:I|we) can (?:(?:just|really|totally|definitely|almost|only) )*(?:
        tell|see (?:why|how)|(?:imagine|picture) (?:that|it|you|how|your)
      )\b
      |^just something (?:\w+ )?to\b|^I(?:'m| am) (?:\w+ )?sorry (?:about|for|to hear|that)\b`,
    String.raw`\b(?:working on|planning|trying) something (?:\w+ )?(?:exciting|cool|great|amazing|special|new|big|fun)\b`,
    // "Maybe I can help", "I might check that one out", "I'm a huge fan of this genre"
    wrapped`
      ^(?:maybe|perhaps) (?:
        (?:I|we) (?:can|could) (?:just |also )?(?:help|assist|join|try|do (?:it|that|so))
        |(?:this|that|it)(?:'s| is) (?:just )?(?:the|an?|what)\b
      )(?! (?:\w+ )?(?:my|our|at|in|for|with)\b)`,
    wrapped`
      ^(?:I|we)(?:'ll| will| might| may| could| should)? (?:(?:definitely|just|also|have to|probably) )*
        (?:check|try|look) (?:(?:that|this) one|this|that|it|them|these|those) out\b
      |\bfan of (?:this|that|these|those) \w+[.!]*$`,
  ),
  "i",
);

/** "The lantern idea could work well", "My pupils would love that": weighs what the assistant proposed. */
export const WEIGHS = new RegExp(
  wrapped`
    ^(?!(?:(?:my|our|the) )?(?:[a-z]+ )?(?:budget|rent|price|limit|salary|cost|deposit|deadline) would be [^,;]*\d)
      (?!(?:\w+,? )?(?:I|I'm|I'd|I'll|we|we're|we'd|we'll)\b)(?!
      my (?:
        wife|husband|partner|mom|mum|mother|dad|father|sons?|daughters?|kids?|children|brother|sister|girlfriend
        |boyfriend|friends?|grand\w+|parents
      )\b
    )(?:(?!\b(?:I|we|who)\b)[^,;])*\b
    (?:
      (?:would|could|might) (?:\w+ly |also )?(?:be|work|help|make|give|drive|fit|suit|serve|add|really)
      |(?:will|would|might|could) (?:\w+ly )?(?:
        love|like|enjoy|appreciate|connect|resonate|benefit|find|be intrigued|be excited
      )
    )\b`,
  "i",
);

/** "Your comparison really helped me see it", "I just finished a long shift": of this hour. */
export const OF_THIS_HOUR = new RegExp(
  wrapped`
    ^(?:I'm|I am|we're) (?:(?:now|still|already|only|currently) )?on (?:page|step|slide|question|exercise|line|chapter) \w+
      (?: now)?[.!]*$
    |^(?:the|this|that|these|those|your|it)\b[^.]*\bhelp(?:s|ed) me (?:to )?(?:\w+ly )?(?:
      understand|see|clarify|identify|figure|think|get|realize
    )\b
    |^(?:I|we)(?:'ve| have)? just (?:got|finished|came|wrapped up|completed)\b[^.]*\bshifts?\b(?! at\b)
    |^the (?:error|issue|problem|warning|output|stack trace|traceback)\b(?: \w+){0,2} (?:
      is|was|says|said|occurs|happens|appears|shows|seems|reads
    )\b
    |^(?:I|we) need something (?:that|to|which)\b
    |^(?:that|this|it|both|either|they|those)(?:'d| would| should)? (?:
      (?:sounds?|works?)(?: (?:well|great|fine|best|good|perfect))*(?: for (?:me|us))?[.!]*$
      |(?:sounds?|looks?|seems?) like (?:an?|the) (?:\w+ )?(?:way|idea|plan|start|fit|option|choice|solution|approach)\b
    )
    |^(?:I|we) (?:hadn't|had not|haven't|never) (?:really |even )?(?:
      thought (?:about|of)|considered|heard (?:of|about)|looked into
    )\b`,
  "i",
);

/** "I could cut sweets on weekdays": what one would do without, and when. */
export const CONCEDES = new RegExp(
  wrapped`
    ^(?:I|we) could (?!(?:you|try|use|also|maybe|probably|see|hear|feel|tell)\b)[a-z]+ (?!
      (?:it|that|this|them|those|these)\b
    )[^,;?]*\b(?:on (?:weekdays|weekends|[a-z]+days)|at weekends|except|apart from)\b`,
  "i",
);

/** "I'd love some tips", "I might give yoga a try", "I'm leaning towards the second one" */
export const WEIGHS_ONESELF = new RegExp(
  wrapped`
    ^(?!.*\b(?:avoid|prefer|usually|typically|allergic|vegan|vegetarian|because|due to)\b)(?:
      (?:I|we)(?:'d| would) (?:really |also )?(?:love|like|appreciate|welcome) (?:
        some|any|more|your|a few|a bit of|further
        |to (?:
          focus|hear|know|explore|introduce|include|add|emphasi[sz]e|incorporate|discuss|look|start (?:with|by|off)
          |learn (?:more|about)
        )
      )\b
      |^(?:I|we) (?:might|may|could) (?:\w+ )?(?:give|try|start|use|check|look|do)\b
      |^(?:I|we)(?:'m| am|'re| are) (?:\w+ly )?(?:
        leaning|open to (?!relocat|mov|remote|travel|work|sell)
        |always (?:looking|trying|striving|on the lookout|eager|interested in (?:learning|trying))
      )\b
      |(?:I|we)(?:'d| would) (?:really |also |further )?(?:love|like) to (?:further )?
        (?:use|improve|get|see|try|have|make|understand|try out)\b(?!.*\b(?:my|our)\b)
      |(?:I|we)(?:'m| am|'re| are) (?:\w+ly |also )?interested in (?:
        trying|checking|exploring|reading|hearing|seeing|using
      )(?: out)? (?:the|that|those|these|your)\b
      |(?:I|we) (?:think|guess|feel)\b[^,;]*\bsounds? (?:ideal|good|great|perfect|fun|lovely|nice|reasonable|right)\b
      |(?:I|we)(?:'m| am|'re| are)? (?:now |finally |also |feel(?:ing)? )*(?:ready|eager) to (?!
        (?:move|retire|have|get married|settle|leave|quit|sell|buy|adopt)\b
      )[a-z]+
      |(?:I|we) (?:now )?have a (?:good|solid|clear|better) (?:
        start|starting point|foundation|idea|understanding|plan|sense
      )\b
    )`,
  "i",
);

/** Sums and proofs set by a teacher. */
const EXERCISE_VERBS = wrapped`
  understand|calculate|classify|verify|apply|prove|solve|find|determine|figure|compare|use|work out|confirm|check
  |compute|visuali[sz]e|explain|see|make sure|practi[cs]e|show`;
const EXERCISE_WORDS = anywhere(
  String.raw`triangles?|theorem|hypotenuse|polygon|radius|isosceles|scalene|equilateral|congruen\w+`,
  String.raw`(?:similarity|trig\w*) ratios?|medians?|altitudes?|bisectors?|probabilit(?:y|ies)|permutations?`,
  "combinations?|coin|dice|die|formula|equation|integrals?|derivatives?|matrix|angles?",
);
const SETS_OUT_TO = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m| am|'re| are| was| were)? (?:(?:also|still|just|now|currently|really) )*(?:
      trying|want|need|looking|having (?:some )?trouble|struggling|working on|wondering|curious|not sure|going
    )\b(?: \w+){0,3}? (?:${EXERCISE_VERBS}|understanding|finding|calculating|applying|proving)\b`,
  "i",
);
/** What was reached, or is to be: lasts longer than the sum. */
const REACHED = new RegExp(
  String.raw`%|\b(?:scored?|grades?|goal|accuracy|progress|improved|mastered|deadline|exam|by (?:${MONTH_NAMES}))\b`,
  "i",
);
/** "Trying to understand what Apollonius found": history is no sum. */
const ABOUT_SOMEBODY = /\bunderstand\b.*\s\p{Lu}\p{Ll}+/u;
export const isExercise = (text: string): boolean =>
  SETS_OUT_TO.test(text) && EXERCISE_WORDS.test(text) && !REACHED.test(text) && !ABOUT_SOMEBODY.test(text);

/** "I'm trying to write unit tests", "I'd like to see some examples", "I'm not sure where to start" */
const WISHES = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m| am|'re| are|'d)?[ ]
    (?:(?:also|still|just|now|currently|really|definitely|particularly|mainly|kinda|a bit|kind of) )*
    (?:
      trying to
      |want to(?! (?:
          be reminded|branch out|get into|move|get away|switch (?:to|jobs|careers)|change (?:jobs|careers)|become an?
          |retire|quit|travel|emigrate|adopt|lose weight|gain|save up|buy an? (?:house|flat|home|car|boat|van|place)
          |open an? |start (?:my own|an? (?:business|company|family|podcast|blog|garden|choir|band))
          |build an? (?:[\w-]+ ){0,2}?(?:
            shed|house|deck|boat|cabin|table|desk|bed|fence|tree ?house|green ?house|pond|sauna|shelf|bookcase|guitar
            |robot|keyboard|drone|bench|workbench|wall|patio|pergola|oven|coop|kayak|canoe|camper
          )\b
          |renovate
          |learn (?:to (?:play|speak|swim|sail|drive|cook|surf|dance|ski|knit|sew|paint|draw|sing|ride)|the [a-z]+)
          |have (?:kids|children|a baby)|get (?:married|fit|pregnant|divorced|an? (?:dog|cat|puppy|tattoo))
        )\b
      )
      |need|(?:would )?(?:like|love|appreciate) (?:to|some|any)
      |looking for (?:some|any|something|more|ways?|a way|tips|advice|ideas|suggestions|recommendations|help)
      |having (?:some )?(?:trouble|issues|difficulty)|struggling (?:to|with)|stuck|worried|not sure|unsure
      |hoping (?:you|it|this|that|I (?:didn't|don't|can|could))
    )\b`,
  "i",
);
/** What is worked on in the chat, as opposed to what one has or does outside it. */
const WORK_AT_HAND = wrapped`
  apps?|application|projects?|code|codebase|site|website|portfolio|functions?|scripts?|files?|database|dashboard|schema
  |quer(?:y|ies)|tests?|forms?|modals?|pages?|gallery|endpoints?|api|server|repository|workflow|css|html|layout|model
  |essay|drafts?|arguments?|introduction|thesis|paper|resume|cv|cover letter|statement|writing|text|answers?
  |understanding|skills?|calculations?`;
const OF_ONES_LIFE = new RegExp(String.raw`\b(?:my|our) (?!(?:[\w'-]+ ){0,3}?(?:${WORK_AT_HAND})\b)`, "i");
/** "for Island Media", "with Professor Ott", "as a lawyer" */
const FOR_WHOM = /\b(?:for|with|at|from|about|by|to) (?:\p{Lu}\p{Ll}+ ?){2}|\bas an? /u;
const LASTING = [TIME_WORD, NUMBER, RELATION, PREFERENCE, OF_ONES_LIFE, FOR_WHOM];
/** "I need some help with ...": no need that lasts. */
const NEED_OF_HELP = new RegExp(
  wrapped`
    ^(?:I|we) (?:(?:also|still|just|really|now) )*need (?=
      (?:(?:some|a bit of|a little|more|your) )?(?:help|advice|guidance|tips|ideas|suggestions)\b
    )`,
  "i",
);
/** "I'm trying to quit smoking": lasts longer than the chat. */
export const GOAL_OF_LIFE = new RegExp(
  String.raw`\b(?:trying|want|hoping|need|like|love|decided) to (?:(?:finally|really|also|just|actually) )*${anyOf(
    String.raw`quit (?:\w+ing|sugar|alcohol|coffee|caffeine|cigarettes|my)`,
    "stop (?:smoking|drinking|eating|biting|snacking|vaping|procrastinating|spending|buying)",
    "give up (?!on|it|that)|cut (?:down|back|out)",
    wrapped`
      (?:eat|drink|sleep|snack|spend|read|walk|exercise|work) (?:less|more|better|healthier|earlier|fewer)|exercise
      |work out (?:more|regularly|every|at)|lose (?:weight|fat|a few|some|\d+|the baby)|gain (?:weight|muscle)
      |save (?:more|money|up)`,
    wrapped`
      get (?:
        back (?:in|into|to)|fit|fitter|in shape|into shape|pregnant|stronger|healthier|out of debt|sober|more sleep
      )
      |stay (?:sober|active|fit|in shape)
      |go (?:vegan|vegetarian|sugar-free|gluten-free|back to (?:school|college|university|work))`,
    wrapped`
      learn (?!
        (?:
          how|more|about|from|the basics|the concept|this|that|it
          |to (?:use|implement|calculate|solve|write|apply|identify)
        )\b
      )
      |take up (?!(?:this|that|it|your|the)\b)
      |join (?:an?|the) (?:[a-z]+ )?(?:club|choir|band|gym|team|orchestra|society|party|army|navy|class)
      |write (?:an?|my|our) (?:[a-z]+ )?(?:novel|memoir|cookbook)
      |run (?:an?|my|the) (?:[a-z]+ )?(?:marathon|ultra|10k|5k)|teach (?:myself|my)|conceive|relocate|retire
      |move (?:to|abroad|out|house|back|closer|in with)|travel (?:to|around|through|across)
      |(?:have|own|adopt|get) (?:
        kids|children|an? (?:[a-z]+ )?(?:baby|dog|puppy|cat|kitten|horse|boat|allotment|motorbike)
      )
      |become an?|sail around|potty[- ]train|sell (?:my|our) (?:house|flat|car|home|boat|van|bike)`,
  )}\b`,
  "i",
);
/** "make sure the table fits", "know how it works", "some ideas": what the chat is for, or so wide that it says nothing. */
const FOR_THE_CHAT = new RegExp(
  wrapped`
    \b(?:${WORK_AT_HAND})\b
    |\bto (?:(?:also|just|better|first|further|maybe|\w+ly) )*(?:
      know|understand|make|ensure|see (?!(?-i:\p{Lu})|(?:the|an?) (?:doctor|specialist|therapist)\b)|hear|explore|focus
      |add|include|incorporate|create|implement|use|improve|optimi[sz]e|check|ask|discuss|talk|avoid|show|highlight
      |emphasi[sz]e|present|calculate|solve|compare|figure
      |find (?:out|ways?|an? (?:good )?(?:way|solution|balance|example)|some|something|the (?:best|right))
      |get (?!(?:an?|better at|promoted|into|to)\b)|keep|start (?:by|with|from)|test|practi[cs]e|review|approach|address
      |handle|prepare|write|share|express|say|tell|give|take|look|think|learn|help|identify|determine|decide|choose|pick
      |plan|organi[sz]e|set|do|try (?:this|that|it|your|the|out|to|some|something)|apply|integrate|balance|maximi[sz]e
      |minimi[sz]e|manage|track|measure|analy[sz]e|anticipate|enable|utili[sz]e|evaluate|consider|cover|mention|clarify
      |confirm|fix|debug|refactor|deploy|develop|design|structure|format|enhance|strengthen|increase|reduce|prevent
      |achieve|maintain|adjust|convince|support|reflect|convey|capture|connect|align|tailor|change (?:this|that|the)
      |be (?:able|sure|more|prepared|ready|clear|careful|concise|consistent)
    )\b
    |\b(?:
      tips|advice|ideas?|suggestions?|recommendations?|examples?|help|guidance|inspiration|options?|insights?|something
      |anything|this|that|these|those|it|ways?|how|what|which|whether|if
    )\b
    |\b(?:would |I'd |we'd )?(?:like|love|appreciate) (?:some|any)\b
    |^(?:I|we)(?:'m| am|'re| are) (?:[a-z]+ )?(?:hoping (?:you|it|this|that)|not sure|unsure|having)\b`,
  "iu",
);
/** "I'm struggling with insomnia", "I need to see a dentist", "I'm stuck in a boring job": whatever is asked about it, it is so outside the chat. */
const IN_ONES_LIFE = new RegExp(
  wrapped`
    \b(?:
      insomnia|anxiety|depression|panic attacks?|burn-?out|grief|loneliness|lonely|homesick|debts?|divorce|marriage
      |(?:boring|stressful|dead-end|new|second|night|part-time|full-time) job|promotion|pay rise|pay raise
      |having (?:kids|children|a baby)
      |(?:
        dentist|gynaecologist|dermatologist|cardiologist|neurologist|optician|orthodontist|physio(?:therapist)?|midwife
        |psychologist|psychiatrist|vet|notary
      )
      |dyslexia|adhd|tinnitus|menopause|infertility|ivf|(?:back|knee|neck|shoulder|hip|chronic) pain
      |better at (?:chess|tennis|golf|drawing|singing|cooking|dancing|swimming|skiing|guitar|piano)|northern lights
    )\b`,
  "i",
);
export const isInOnesLife = (text: string): boolean => IN_ONES_LIFE.test(text);
/** A wish that ends with the chat, unless it says when, how much, of whom or for whom. */
export const isWishOfTheHour = (text: string): boolean => {
  if (!WISHES.test(text) || GOAL_OF_LIFE.test(text) || !FOR_THE_CHAT.test(text) || isInOnesLife(text)) return false;
  const wished = text.replace(NEED_OF_HELP, "");
  return !LASTING.some((lasting) => lasting.test(wished));
};
