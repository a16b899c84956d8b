/** The lists of the sample profile whose entries can be favourites. */
export const profileLists = ['suggestedPages', 'twitterFeeds'] as const;
export type ProfileList = (typeof profileLists)[number];

export class ProfileComment {
  avatar: string;
  username: string;
  comment: string;
  commentsLikes: number;
  youLiked: boolean;
}

/** Has a picture or a video. */
export class ProfilePost {
  avatar: string;
  username: string;
  postTime: string;
  postText: string;
  postImg?: string;
  postVid?: string;
  likes: number;
  youLiked: boolean;
  /** As shown, such as `1.25k`. */
  comments: string;
  share: string;
  likedUsers: { avatar: string; username: string }[];
  likedCount: number;
  detailedComments: ProfileComment[];
}

/** A person's page on a social network. */
export class SocialProfile {
  header: { avatar: string; username: string; designation: string; coverImg: string };
  userAbout: { about: string; joined: string; lives: string; email: string; website: string };
  suggestedPages: { avatar: string; username: string; subtitle: string; favorite: boolean }[];
  twitterFeeds: { imgUrl: string; title: string; id: string; tags: string; desc: string; favorite: boolean }[];
  post: ProfilePost[];
  latestPhotos: { img: string }[];
  suggestions: { avatar: string; name: string; mutualFriend: string }[];
  polls: { name: string; result: string; votedUser: { img: string; username: string }[] }[];
}
